public import Catalog
public import L10n
import Library
public import Observation

/// One catalog: its lists, and the search above them.
@MainActor
@Observable
public final class CatalogViewModel {
    /// How long typing must pause before the service is asked.
    public static let searchDelay = Duration.milliseconds(250)

    /// Stays the same during a search, whose rows are ``results``.
    public private(set) var selected: ItemListViewModel
    /// The text of the search field, untrimmed.
    public private(set) var searchText = ""
    /// Whether a search begun in the favorites covers all titles.
    private var isSearchWide = false
    /// The genres to filter by; requested when the filter is opened.
    public private(set) var genres: LoadState<[Genre]> = .idle

    /// Stays the same while the model lives.
    public let descriptor: CatalogDescriptor
    /// In the descriptor's order.
    public let lists: [ItemListViewModel]
    /// The rows of a search.
    public let results: ItemListViewModel
    /// The favorites above the rows; nil if no list of the catalog shows them there.
    public let strip: FavoritesStripViewModel?
    /// Every text shown to the user.
    public let strings: Localizer
    @ObservationIgnored private let library: Library
    @ObservationIgnored let outage: Outage
    /// The name of a genre to filter by as soon as genres are known.
    @ObservationIgnored var wantedGenre: String?
    @ObservationIgnored private let router: Router
    @ObservationIgnored private let fetching = TaskSlot()

    /// Nil if the catalog has no list.
    ///
    /// Requests nothing until a list appears. `chosen` is the list that is selected at first; if
    /// the catalog has no such list, its first one.
    init?(descriptor: CatalogDescriptor, parts: AppParts, selecting chosen: ListID? = nil) {
        guard let first = descriptor.lists.first else { return nil }
        let outage = Outage()
        let make = { (list: ListDescriptor, preferences: ListChoices) in
            ItemListViewModel(
                query: Query(catalog: descriptor.id, list: list.id),
                descriptor: descriptor,
                library: parts.library,
                router: parts.router,
                strings: parts.strings,
                preferences: preferences,
                remember: { [settings = parts.settings] in settings[descriptor.id, list.id] = $0 },
                clock: parts.clock,
                outage: outage,
                notices: parts.notices
            )
        }
        self.descriptor = descriptor
        lists = descriptor.lists.map { make($0, parts.settings[descriptor.id, $0.id]) }
        selected = lists.first { $0.query.list == chosen } ?? lists[0]
        results = make(first, ListChoices())
        strip =
            descriptor.lists.contains(where: \.hasFavoritesStrip)
            ? FavoritesStripViewModel(descriptor: descriptor, parts: parts) : nil
        strings = parts.strings
        library = parts.library
        router = parts.router
        self.outage = outage
        outage.changed = { [weak self] in self?.visible.outageChanged() }
        // A layout chosen while searching is saved for the list.
        results.remember = { [weak self] _ in
            guard let self else { return }
            selected.layoutTapped(results.layout)
        }
    }

    /// The rows on screen: those of the search while there is one.
    public var visible: ItemListViewModel { isSearching ? results : selected }

    /// Whether the search field has more than white space.
    public var isSearching: Bool { !Self.trimmed(searchText).isEmpty }

    /// Whether a search covers the favorites alone.
    public var searchesFavorites: Bool { selected.isOfFavorites && !isSearchWide }

    /// Whether the favorites are shown above the rows: there are some, the list has a strip, and no
    /// search is active.
    public var showsStrip: Bool {
        guard let strip, selected.list?.hasFavoritesStrip == true, !isSearching else {
            return false
        }
        return !strip.tiles.isEmpty
    }

    // MARK: User actions

    /// The catalog came on screen.
    public func appeared() {
        strip?.appeared()
        visible.appeared()
        // The chips of a restored filter need genre names.
        if !visible.query.filter.genres.isEmpty { filterOpened() }
    }

    /// The catalog disappeared, or the window was hidden.
    public func disappeared() {
        visible.disappeared()
    }

    /// The user chose a list, which ends a search; favorites are searched for the same words.
    public func listTapped(_ id: ListID) {
        guard let list = lists.first(where: { $0.query.list == id }),
            list !== selected || id != markedList
        else { return }
        selected.disappeared()
        selected = list
        isSearchWide = false
        if isSearching, list.isOfFavorites {
            search(after: .zero)
        } else {
            if isSearching { endSearch() }
            appeared()
        }
    }

    /// The user wants all titles searched rather than the favorites alone.
    func searchAllTapped() {
        guard isSearching, searchesFavorites, descriptor.searchableList != nil else { return }
        isSearchWide = true
        search(after: .zero)
    }

    /// The user typed into the search field.
    public func searchTextChanged(_ text: String) {
        guard text != searchText else { return }
        let wasSearching = isSearching
        searchText = text
        if isSearching {
            // Stored titles are searched at once; the service is asked when typing pauses.
            search(after: Self.searchDelay)
        } else if wasSearching {
            endSearch()
            appeared()
        }
    }

    /// The user cleared the search field, by its button or Escape.
    public func searchCleared() {
        searchTextChanged("")
    }

    /// The active filter of the visible list, part by part.
    public var chips: [FilterChip] {
        FilterChip.chips(of: visible.query.filter, genres: genres.value ?? [], strings: strings)
    }

    /// The user opened the filter: its genres are needed.
    public func filterOpened() {
        switch genres {
        case .loading, .loaded: return
        case .idle, .failed: break
        }
        genres = .loading(previous: nil)
        let ask = { @Sendable [library, id = descriptor.id] () async throws(CatalogError) in
            try await library.genres(of: id)
        }
        fetching.run(for: self, ask) { model, result in
            switch result {
            case .success(let genres):
                model.genres = .loaded(genres)
                model.outage.ended()
                model.showWantedGenre()
            case .failure(let error):
                model.genres = .failed(error, previous: nil)
                if model.wantedGenre != nil { model.router.present(error) }
                model.wantedGenre = nil
            }
        }
    }

    /// The catalog has another source or language: everything is requested again.
    func sourceChanged() {
        fetching.cancel()
        genres = .idle
        for list in lists + [results] { list.sourceChanged() }
        if !visible.query.filter.genres.isEmpty { filterOpened() }
    }

    private func endSearch() {
        (searchText, isSearchWide) = ("", false)
        results.endSearch()
    }

    private func search(after delay: Duration) {
        let text = Self.trimmed(searchText)
        let list = isSearchWide ? descriptor.searchableList : nil
        let query = Query(
            catalog: descriptor.id,
            list: list ?? selected.query.list,
            search: text
        )
        selected.disappeared()
        results.takeLayout(of: selected)
        results.search(query, askAfter: delay)
    }

    private static func trimmed(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
