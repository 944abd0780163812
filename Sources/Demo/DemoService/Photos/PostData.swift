/// The posts of photos that the program brings along.
enum PostData {
    /// Reads all posts, in the order of the feed.
    static func records() -> [PostRecord] { DataFile.photos.records() }
}
