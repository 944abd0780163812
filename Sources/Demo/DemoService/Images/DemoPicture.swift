/// One of the demo's pictures in one of its sizes.
public struct DemoPicture: Hashable, Sendable {
    /// What a picture shows; the raw value is the folder with its files.
    public enum Kind: String, Sendable, CaseIterable {
        case poster = "posters"
        /// A poster sized for lists; scaling such a file takes an eighth of the time.
        case thumbnail = "thumbnails"
        case backdrop = "backdrops"
        case photo = "photos"
        case portrait = "portraits"
        /// A logo of a service that offers films.
        case logo = "logos"
    }

    /// The folder containing its file.
    public let kind: Kind
    /// The id of the real film, photo, character or service that it shows.
    public let id: Int
    /// The width of the response in pixels; the file is scaled to it.
    public let pixelWidth: Int
    /// The height of the response in pixels; the file is scaled to it.
    public let pixelHeight: Int
    /// Whether this is the size of the file itself, which doesn't need scaling.
    public let isOriginal: Bool

    /// The path of its file in the pictures folder, such as `posters/1001.webp`.
    public var path: String { "\(kind.rawValue)/\(id).webp" }
}
