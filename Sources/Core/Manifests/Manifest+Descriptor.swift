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
                subtitle: rowFacets.first { $0.name == "subtitle" }?.declaration.key,
                rating: declarations.first { $0.kind == .rating }?.key
            ),
            tap: tap,
            fillsRows: kinds.contains(where: \.fillsRows),
            favorites: favorites,
            marks: marks,
            images: images,
            shelves: shelves,
            attribution: attribution,
            everywhere: search?.isEverywhere == true ? .askedIfWanted : .stored
        )
    }

    /// The declarations of the items' facets, then of those that only details have.
    private var declarations: [FacetDeclaration] {
        var known: Set<String> = []
        return kinds.flatMap(\.facets).map(\.declaration).filter { known.insert($0.key).inserted }
    }

    /// The facets of all kinds' rows.
    private var rowFacets: [FacetRule] {
        var known: Set<String> = []
        return kinds.flatMap(\.rowFacets).filter { known.insert($0.declaration.key).inserted }
    }

    private var tap: TapAction {
        if kinds.contains(where: \.details.isRequested) { return .details(.addedRequest) }
        return kinds.allSatisfy { $0.details == .none } ? .flip : .details(.fromItem)
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

    /// The rows' facets: those of each kind that name a line; without any, the subtitle, and a line
    /// with the first rating and date.
    private var row: RowTemplate {
        let text = rowFacets.first { $0.row == .text }?.declaration.key
        let lines = (1...3).map { line in
            var known: Set<String> = []
            return kinds.flatMap { $0.keys(inLine: line) }.filter { known.insert($0).inserted }
        }
        return RowTemplate(lines: lines.filter { !$0.isEmpty }, text: text)
    }
}

extension Manifest.Kind {
    /// The facets that rows have, also those of details that complete them.
    fileprivate var rowFacets: [Manifest.FacetRule] { fillsRows ? facets : item.facets }

    /// Returns the keys of the facets in a line of a row, from 1 to 3.
    fileprivate func keys(inLine line: Int) -> [String] {
        let facets = rowFacets
        let isChosen = facets.contains { $0.row != nil && $0.name != "subtitle" }
        guard line == 2, !isChosen else {
            return facets.filter { $0.row == .line(line) }.map(\.declaration.key)
        }
        let kinds: [FacetKind] = [.rating, .day]
        return kinds.compactMap { kind in
            facets.first { $0.declaration.kind == kind }?.declaration.key
        }
    }
}
