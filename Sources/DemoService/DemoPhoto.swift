/// A photo to be drawn: what it shows and how large it is.
public struct DemoPhoto: Hashable, Sendable {
    /// The photo's id in the demo service; the same id always gets the same picture.
    public let id: Int
    /// The English title, whose words choose the scene.
    public let title: String
    /// Width of the picture in pixels.
    public let pixelWidth: Int
    /// Height of the picture in pixels.
    public let pixelHeight: Int
    /// JPEG quality, 1 to 100; with the scene it decides how many bytes the file has.
    public let quality: Int

    /// Describes a photo.
    public init(id: Int, title: String, pixelWidth: Int, pixelHeight: Int, quality: Int) {
        self.id = id
        self.title = title
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
        self.quality = quality
    }
}
