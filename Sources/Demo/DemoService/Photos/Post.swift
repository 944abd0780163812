/// One entry of the feed: a real one, or one made up from a real one.
struct Post: Hashable, Sendable {
    let id: Int
    /// The number of its photo.
    let photo: Int
    let title: String
    let user: Int
    let userName: String
}

extension Post {
    /// A real post.
    init(_ record: PostRecord) {
        id = record.id
        photo = record.photo
        title = record.title
        user = record.user
        userName = record.userName
    }
}
