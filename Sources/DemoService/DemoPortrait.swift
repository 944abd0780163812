/// A portrait to be drawn: whose it is and how large it is.
public struct DemoPortrait: Hashable, Sendable {
    /// The character's id in the demo service; the same id always gets the same picture.
    public let id: Int
    /// The character's name.
    public let name: String
    /// Width of the picture in pixels.
    public let pixelWidth: Int
    /// Height of the picture in pixels.
    public let pixelHeight: Int

    /// Describes a portrait.
    public init(id: Int, name: String, pixelWidth: Int, pixelHeight: Int) {
        self.id = id
        self.name = name
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
    }
}
