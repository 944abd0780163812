/// The words around a search of a catalog's titles.
public struct SearchCaptions: Hashable, Sendable {
    /// What the empty search field says.
    public let prompt: Caption
    /// The heading above what a search of all titles found.
    public let results: Caption
    /// The button that extends a search of the favorites to all titles.
    public let all: Caption

    /// By default titles are searched, and nothing says of what.
    public init(
        prompt: Caption = .key("search.prompt"),
        results: Caption = .key("search.results"),
        all: Caption = .key("search.all")
    ) {
        self.prompt = prompt
        self.results = results
        self.all = all
    }
}
