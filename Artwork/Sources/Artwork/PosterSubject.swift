/// What a poster is about: all that its picture depends on.
public struct PosterSubject: Hashable, Sendable {
    /// The film's number in the demo data; decides everything that genre and year leave open.
    public let id: Int
    /// The title as printed large, in any script, perhaps empty; never read as markup.
    public let title: String
    /// The title in the film's own language, printed small where it differs from `title`.
    public let originalTitle: String
    /// Year of release; nil draws no year and the style of the 2000s.
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
