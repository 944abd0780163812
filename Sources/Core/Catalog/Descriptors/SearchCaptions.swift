/// The captions for searching titles in a catalog.
public struct SearchCaptions: Hashable, Sendable {
    /// The prompt in the empty search field.
    public let prompt: Caption
    /// The heading above the results when all titles are searched.
    public let results: Caption
    /// The label of the button that extends a favorites search to all titles.
    public let all: Caption

    /// Creates captions; the defaults mention titles but not the kind of item.
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
