public import Catalog

extension Localizer {
    /// Returns the name of a part of a file that was made from an address.
    public func caption(of part: CatalogDraft.Part) -> String {
        switch part {
        case .rows: self("draft.part.rows")
        case .id: self("draft.part.id")
        case .title: self("draft.part.title")
        case .subtitle: self("draft.part.subtitle")
        case .picture: self("draft.part.picture")
        case .fact(let caption): self.caption(caption, of: nil)
        case .paging: self("draft.part.paging")
        case .search: self("draft.part.search")
        case .key: self("draft.part.key")
        }
    }

    /// Describes what was found for a part.
    public func text(of finding: CatalogDraft.Finding) -> String {
        switch finding {
        case .sample(let text): text
        case .rows(let count): self("draft.rows", count: count)
        case .pages(.none): self("draft.pages.none")
        case .pages(.one): self("draft.pages.one")
        case .pages(.several(let count)): self("draft.pages.several", count: count)
        case .pages(.same): self("draft.pages.same")
        case .pages(.unproved): self("draft.pages.unproved")
        case .key(let id): self("draft.key", id)
        case .login: self("draft.login")
        case .unsent: self("draft.unsent")
        case .nothing: self("draft.nothing")
        }
    }
}
