/// One post of a photo, as it is compiled in.
///
/// An object, so that a hundred thousand posts made up from a hundred share these.
final class PostRecord: Decodable, Sendable {
    /// The post's number in the feed.
    let id: Int
    /// The photo's number; two posts may have the same.
    let photo: Int
    /// Perhaps empty, perhaps very long.
    let title: String
    /// The number of the user who posted it.
    let user: Int
    let userName: String
    /// In pixels.
    let width: Int
    /// In pixels.
    let height: Int
}
