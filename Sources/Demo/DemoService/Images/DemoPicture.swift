/// A picture of the demonstration in one of the sizes served.
public struct DemoPicture: Hashable, Sendable {
    /// What a picture shows; the raw value is the folder of its files.
    public enum Kind: String, Sendable, CaseIterable {
        case poster = "posters"
        /// A poster in a size that lists ask for: scaling such a file takes an eighth of the time.
        case thumbnail = "thumbnails"
        case backdrop = "backdrops"
        case photo = "photos"
        case portrait = "portraits"
    }

    /// The folder of its file.
    public let kind: Kind
    /// The id of the real film, photo or character that it shows.
    public let id: Int
    /// The served width, which the file is scaled to.
    public let pixelWidth: Int
    /// The served height, which the file is scaled to.
    public let pixelHeight: Int
    /// Whether this is the size of the file itself, so that nothing is scaled.
    public let isOriginal: Bool

    /// Whether there is such a file is not checked.
    public init(
        _ kind: Kind,
        id: Int,
        pixelWidth: Int,
        pixelHeight: Int,
        isOriginal: Bool
    ) {
        self.kind = kind
        self.id = id
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
        self.isOriginal = isOriginal
    }

    /// The path of its file in the folder of pictures, such as `posters/1001.webp`.
    public var path: String { "\(kind.rawValue)/\(id).webp" }
}
