/// What a details page shows beside the picture, above the other facts.
public struct DetailsTemplate: Hashable, Sendable {
    /// The key of a text below the title; nil for none.
    public let subtitle: String?
    /// Keys of facts that share one line; of a day only the year is told there.
    public let summary: [String]
    /// The key of the rating that stands by itself; nil for none.
    public let rating: String?
    /// The key of the names of genres, each of which opens a list filtered by it; nil for none.
    public let genres: String?

    /// Everything is left to the other facts by default.
    public init(
        subtitle: String? = nil,
        summary: [String] = [],
        rating: String? = nil,
        genres: String? = nil
    ) {
        self.subtitle = subtitle
        self.summary = summary
        self.rating = rating
        self.genres = genres
    }
}
