/// An entry in the feed, either real or derived from a real one.
struct Post: Hashable, Sendable {
    let id: Int
    let photo: Int
    let title: String
    let user: Int
    let userName: String
}

extension Post {
    init(_ record: PostRecord) {
        id = record.id
        photo = record.photo
        title = record.title
        user = record.user
        userName = record.userName
    }
}
