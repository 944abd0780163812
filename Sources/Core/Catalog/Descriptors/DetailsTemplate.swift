/// The facets beside the picture on a details page, above the other facts.
public struct DetailsTemplate: Hashable, Sendable {
    /// The key for text below the title; nil for none.
    public let subtitle: String?
    /// The keys for facts that share one line, in which a day shows only its year.
    public let summary: [String]
    /// The key for the rating on a separate line; nil for none.
    public let rating: String?
    /// The key for the genre names, each of which opens a list filtered by it; nil for none.
    public let genres: String?

    /// Creates a template; by default all facets are among the other facts.
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
