/// An embedded photo post.
///
/// This is a class so that a hundred thousand posts derived from a hundred share them.
final class PostRecord: Decodable, Sendable {
    let id: Int
    /// Two posts may have the same photo.
    let photo: Int
    /// May be empty or very long.
    let title: String
    /// The author's id.
    let user: Int
    let userName: String
    /// In pixels.
    let width: Int
    /// In pixels.
    let height: Int
}

/// The embedded photo posts.
enum PostData {
    /// Reads all posts, in feed order.
    static func records() -> [PostRecord] { DataFile.photos.records() }
}
