/// A picture of the demonstration, in the size in which it is served.
public struct DemoPicture: Hashable, Sendable {
    /// What a picture shows; the raw value is the folder of its files.
    public enum Kind: String, Sendable, CaseIterable {
        case poster = "posters"
        case backdrop = "backdrops"
        case photo = "photos"
        case portrait = "portraits"
    }

    /// What it shows.
    public let kind: Kind
    /// The number of the real film, photo or character that it shows.
    public let id: Int
    /// In pixels.
    public let pixelWidth: Int
    /// In pixels.
    public let pixelHeight: Int
    /// Whether this is the size of the file itself, so that nothing is scaled.
    public let isOriginal: Bool

    /// Describes a picture.
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

    /// Where its file is within the folder of pictures, such as `posters/1001.webp`.
    public var path: String { "\(kind.rawValue)/\(id).webp" }
}
