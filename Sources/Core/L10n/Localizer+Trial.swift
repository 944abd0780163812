public import Catalog

extension Localizer {
    /// The sign before the text of a finding: whether it holds, or a dash for what isn't there.
    public func mark(of finding: CatalogTrial.Finding) -> String {
        switch finding {
        case _ where !finding.holds: "✗"
        case .absent, .gap: "–"
        default: "✓"
        }
    }

    /// Describes what trying a catalog showed.
    public func text(of finding: CatalogTrial.Finding) -> String {
        switch finding {
        case .rows(let sample):
            self("trial.rows", integer(sample.items.count), integer(sample.rowCount))
        case .gap(let gap, let rows): text(of: gap, rows: rows)
        case .size(let rows, let asked): self("trial.size", integer(rows), integer(asked))
        case .nextPage(0, _): self("trial.next-page.empty")
        case .nextPage(let rows, let repeated):
            repeated < rows
                ? self("trial.next-page", integer(rows)) : self("trial.next-page.repeated")
        case .search(let word, _, isIgnored: true): self("trial.search.ignored", word)
        case .search(let word, let rows, _): self("trial.search", word, integer(rows))
        case .emptySearch(let word, 0): self("trial.empty-search", word)
        case .emptySearch(let word, let rows):
            self("trial.empty-search.rows", word, integer(rows))
        case .details(let title): self("trial.details", title)
        case .picture(let width, let height):
            self("trial.picture", integer(width), integer(height))
        case .absent(let part): self("trial.absent.\(part.rawValue)")
        case .failed(let part, let error):
            self("trial.failed.\(part.rawValue)", message(for: error).text)
        }
    }
}
