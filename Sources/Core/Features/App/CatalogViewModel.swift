public import Catalog
public import L10n
import Library
public import Observation

/// A catalog page: its lists and the search above them.
@MainActor
@Observable
public final class CatalogViewModel {
    /// How long typing must pause before a search request: 250 ms.
    public static let searchDelay = Duration.milliseconds(250)

    /// The chosen list, unchanged during a search, whose rows are in ``results``.
    public private(set) var selected: ItemListViewModel
    private var typedText = ""
    /// Whether a search that began in the favorites now covers all titles.
    private var isSearchWide = false
    /// The genres to filter by; requested when the user first opens the filter.
    public private(set) var genres: LoadState<[Genre]> = .idle

    /// The catalog.
    public let descriptor: CatalogDescriptor
    /// The catalog's lists, in the descriptor's order.
    public let lists: [ItemListViewModel]
    /// The search results.
    public let results: ItemListViewModel
    /// The favorites above the rows; nil if none of the catalog's lists shows them there.
    public let strip: FavoritesStripViewModel?
    /// All text shown to the user.
    public let strings: Localizer
    /// The original languages to filter by: any (nil), then all others by name.
    @ObservationIgnored
    public private(set) lazy var languages = strings.originalLanguages
    /// The countries to filter by: any (nil), then all others by name.
    @ObservationIgnored
    public private(set) lazy var countries = strings.countries
    @ObservationIgnored private let library: Library
    @ObservationIgnored let service: ServiceModel
    @ObservationIgnored let settings: SettingsViewModel
    @ObservationIgnored private let router: Router
    @ObservationIgnored private let fetching = TaskSlot()
    /// Opens the search of all catalogs with a text.
    @ObservationIgnored var searchEverywhere: (String) -> Void = { _ in }

    /// Creates a model that requests nothing until a list appears; nil if the catalog has no lists.
    ///
    /// `chosen` is the list to select; if the catalog doesn't have it, its first list is selected.
    init?(
        descriptor: CatalogDescriptor,
        dependencies: AppDependencies,
        selecting chosen: ListID? = nil
    ) {
        guard let first = descriptor.lists.first else { return nil }
        let service = dependencies.services[descriptor.id]
        let strings = dependencies.strings(of: descriptor.id)
        let make = { (list: ListDescriptor, preferences: ListChoices) in
            ItemListViewModel(
                query: Query(catalog: descriptor.id, list: list.id),
                descriptor: descriptor,
                library: dependencies.library,
                router: dependencies.router,
                strings: strings,
                preferences: preferences,
                remember: { [settings = dependencies.settings] in
                    settings[descriptor.id, list.id] = $0
                },
                clock: dependencies.clock,
                service: service,
                notifications: dependencies.notifications
            )
        }
        self.descriptor = descriptor
        lists = descriptor.lists.map { make($0, dependencies.settings[descriptor.id, $0.id]) }
        selected = lists.first { $0.query.list == chosen } ?? lists[0]
        results = make(first, ListChoices())
        strip =
            descriptor.lists.contains(where: \.hasFavoritesStrip)
            ? FavoritesStripViewModel(descriptor: descriptor, dependencies: dependencies) : nil
        self.strings = strings
        library = dependencies.library
        router = dependencies.router
        settings = dependencies.settings
        self.service = service
        // A layout chosen during a search is saved for the selected list.
        results.remember = { [weak self] _ in
            guard let self else { return }
            selected.layoutTapped(results.layout)
        }
    }

    /// The list on screen: the results during a search, otherwise the selected list.
    public var visible: ItemListViewModel { isSearching ? results : selected }

    /// Whether the search field contains more than white space.
    public var isSearching: Bool { !Self.trimmed(searchText).isEmpty }

    /// The kind of mark that all items covered by a search have; nil for a search of all titles.
    public var searchedMarks: MarkKind? { isSearchWide ? nil : selected.marked }

    /// Whether the favorites strip is shown above the rows.
    ///
    /// Requires favorites, a selected list with a strip, and no active search.
    public var showsStrip: Bool {
        guard let strip, selected.list?.hasFavoritesStrip == true, !isSearching else {
            return false
        }
        return !strip.tiles.isEmpty
    }

    // MARK: User actions

    /// Handles the catalog appearing on screen.
    public func appeared() {
        strip?.appeared()
        visible.appeared()
        // A restored filter's chips need genre names.
        if !visible.query.filter.genres.isEmpty { filterOpened() }
    }

    /// Handles the catalog disappearing or the window being hidden.
    public func disappeared() {
        visible.disappeared()
    }

    /// Selects a list and ends any search; marked items are instead searched for the same text.
    public func listTapped(_ id: ListID) {
        guard let list = lists.first(where: { $0.query.list == id }),
            list !== selected || id != markedList
        else { return }
        selected.disappeared()
        selected = list
        isSearchWide = false
        if isSearching, list.marked != nil {
            search(after: .zero)
        } else {
            if isSearching { endSearch() }
            appeared()
        }
    }

    /// Widens a favorites search to all titles.
    func searchAllTapped() {
        guard isSearching, searchedMarks != nil, descriptor.searchableList != nil else { return }
        isSearchWide = true
        search(after: .zero)
    }

    /// The search field's text, untrimmed.
    ///
    /// A change searches stored titles at once, and the service when typing pauses.
    public var searchText: String {
        get { typedText }
        set {
            guard newValue != typedText else { return }
            let wasSearching = isSearching
            typedText = newValue
            if isSearching, !wasSearching { router.searchBegan() }
            if isSearching {
                search(after: Self.searchDelay)
            } else if wasSearching {
                endSearch()
                appeared()
            }
        }
    }

    /// Ends the search after the user clears the field with its button or Escape.
    public func searchCleared() {
        searchText = ""
    }

    /// The parts of the visible list's filter, one chip each.
    public var chips: [FilterChip] {
        FilterChip.chips(of: visible.query.filter, genres: genres.value ?? [], strings: strings)
    }

    /// Requests the genres when the user opens the filter, unless they are loading or loaded.
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
            case .success(let genres): model.genres = .loaded(genres.value)
            case .failure(let error): model.genres = .failed(error, previous: nil)
            }
        }
    }

    /// Requests everything again because the catalog's source or language changed.
    func sourceChanged() {
        fetching.cancel()
        genres = .idle
        for list in lists + [results] { list.sourceChanged() }
        if !visible.query.filter.genres.isEmpty { filterOpened() }
    }

    /// Stops all requests and observation, because the catalog is removed.
    ///
    /// Otherwise each list would report that its catalog is gone.
    func close() {
        fetching.cancel()
        for list in lists + [results] { list.endSearch() }
        strip?.close()
    }

    private func endSearch() {
        (typedText, isSearchWide) = ("", false)
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
