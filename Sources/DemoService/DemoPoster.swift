/// A poster to be drawn: what stands on it and how large it is.
public struct DemoPoster: Hashable, Sendable {
    /// The film's id in the demo service; the same id always gets the same picture.
    public let id: Int
    /// The English title.
    public let title: String
    /// The title in the film's own language; equal to ``title`` for English ones.
    public let originalTitle: String
    /// The year of release; nil where it is unknown.
    public let year: Int?
    /// English names of the genres, the most fitting first.
    ///
    /// May be empty.
    public let genres: [String]
    /// Width of the picture in pixels.
    public let pixelWidth: Int
    /// Height of the picture in pixels: one and a half times the width, rounded.
    public let pixelHeight: Int

    /// Describes a poster.
    public init(
        id: Int,
        title: String,
        originalTitle: String,
        year: Int?,
        genres: [String],
        pixelWidth: Int,
        pixelHeight: Int
    ) {
        self.id = id
        self.title = title
        self.originalTitle = originalTitle
        self.year = year
        self.genres = genres
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
    }
}
