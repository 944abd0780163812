/// What is wrong with a response that arrived; see ``CatalogError/badResponse(_:)``.
public enum ResponseFault: Hashable, Sendable {
    /// Something other than JSON.
    public enum Resemblance: String, CaseIterable, Hashable, Sendable {
        /// An empty body.
        case nothing
        /// An HTML page.
        case webPage
        /// XML, such as a feed.
        case xml
    }

    /// The body isn't JSON.
    case notJSON(Resemblance)
    /// The body is JSON with a mistake, such as one that breaks off; line and column are 1-based.
    case malformed(line: Int, column: Int)
    /// Nothing is at the place of the rows or of the item, JSON Pointers with commas between them;
    /// the nearest place that exists has members with these names.
    case missing(place: String, names: [String])
    /// None of the rows can be read; `gaps` are the reasons, if they are known.
    case unreadableRows(count: Int, gaps: [ManifestGap])
    /// The item has no title.
    case untitled
    /// The service has no such page of a list; `message` is its own, if any.
    case noPage(message: String?)
    /// The address of the next page is at another host, or has another scheme or port.
    case foreignNext(host: String)
    /// After many pages, the list still has another one.
    case endless(pages: Int)
    /// The body is larger than a number of bytes.
    case tooLarge(bytes: Int)
    /// The picture exceeds a limit and isn't shown.
    case largePicture(PictureLimit)
    /// The response has no objects in an array that could be rows.
    case noRows(ResponseShape)
}

/// A limit on pictures, which protects memory.
public enum PictureLimit: Hashable, Sendable {
    /// The size of the file in bytes.
    case bytes(Int)
    /// The width times the height.
    case pixels(Int)
    /// The width and the height, in pixels.
    case side(Int)
}

/// What a response without rows is.
public enum ResponseShape: Hashable, Sendable {
    /// An object with a number of members; `names` are those of the first ten.
    case object(names: [String], count: Int)
    /// An array with a number of elements.
    case array(count: Int)
    /// A single value.
    case value
}
