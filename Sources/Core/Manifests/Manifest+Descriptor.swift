public import Catalog

extension Manifest {
    /// The descriptor, which front ends read like the built-in ones.
    public var descriptor: CatalogDescriptor {
        CatalogDescriptor(
            id: id,
            title: name,
            symbol: symbol,
            lists: lists.map(descriptor) + markedLists,
            facets: declarations,
            row: row,
            details: DetailsTemplate(
                subtitle: item.facets.first { $0.name == "subtitle" }?.declaration.key,
                rating: declarations.first { $0.kind == .rating }?.key
            ),
            tap: tap,
            favorites: favorites,
            marks: marks,
            images: images,
            shelves: shelves,
            attribution: attribution,
            isSearchedEverywhere: search?.isEverywhere ?? false
        )
    }

    /// The declarations of the items' facets, then of those that only details have.
    private var declarations: [FacetDeclaration] {
        var declarations = item.facets.map(\.declaration)
        if case .request(_, _, let rule) = details {
            let known = Set(declarations.map(\.key))
            declarations += rule.facets.map(\.declaration).filter { !known.contains($0.key) }
        }
        return declarations
    }

    private var tap: TapAction {
        switch details {
        case .none: .flip
        case .fromItem: .details(.fromItem)
        case .request: .details(.addedRequest)
        }
    }

    private func descriptor(of list: List) -> ListDescriptor {
        let paging = list.request.paging
        let served = list.sorts.first { !$0.values.isEmpty }?.option
        return ListDescriptor(
            id: list.id,
            title: list.name,
            shortTitle: list.name,
            content: .service(
                paging.counting == .none ? .none : .pages(maximum: paging.lastPage)
            ),
            layouts: list.layouts,
            sorts: list.sorts.map(\.option),
            defaultSort: served.map { Sort($0.id, $0.defaultDirection) },
            isSearchable: true,
            isSearchedInStore: search == nil
        )
    }

    /// The lists of favorites, of what to watch and of what was watched.
    private var markedLists: [ListDescriptor] {
        let kinds: [MarkKind] = [.toWatch, .watched].filter(marks.contains)
        return ((favorites == nil ? [] : [.favorite]) + kinds).map { kind in
            let id = ListID(marked: kind)
            return ListDescriptor(
                id: id,
                title: .key("list.\(id.rawValue).title"),
                shortTitle: .key("list.\(id.rawValue).short"),
                content: .marked(kind),
                layouts: lists.first?.layouts ?? [.list],
                sorts: marks.contains(.rating) ? [.ownRating] : [],
                filters: kind != .watched && marks.contains(.watched) ? [.notWatched] : [],
                isSearchable: true
            )
        }
    }

    /// The rows' facets: those that name a line; without any, the subtitle, and a line with the
    /// first rating and date.
    private var row: RowTemplate {
        let text = item.facets.first { $0.row == .text }?.declaration.key
        var lines = (1...3).map { line in
            item.facets.filter { $0.row == .line(line) }.map(\.declaration.key)
        }
        if !item.facets.contains(where: { $0.row != nil && $0.name != "subtitle" }) {
            let kinds: [FacetKind] = [.rating, .day]
            lines[1] = kinds.compactMap { kind in
                item.facets.first { $0.declaration.kind == kind }?.declaration.key
            }
        }
        return RowTemplate(lines: lines.filter { !$0.isEmpty }, text: text)
    }
}
