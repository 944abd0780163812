/// The subject of a poster: everything that determines its picture.
public struct PosterSubject: Hashable, Sendable {
    /// The film's number in the demo data.
    ///
    /// It determines everything that genre and year leave open.
    public let id: Int
    /// The title in large print, in any script, possibly empty; not interpreted as markup.
    public let title: String
    /// The title in the film's original language, in small print if it differs from `title`.
    public let originalTitle: String
    /// Year of release; nil omits the year and selects the style of the 2000s.
    public let year: Int?
    /// TMDB's English genre names, the main one first; unknown names count as drama.
    public let genres: [String]

    /// Describes a poster.
    public init(
        id: Int,
        title: String,
        originalTitle: String,
        year: Int?,
        genres: [String]
    ) {
        self.id = id
        self.title = title
        self.originalTitle = originalTitle
        self.year = year
        self.genres = genres
    }
}
