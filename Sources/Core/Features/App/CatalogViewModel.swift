public import Catalog
public import L10n
import Library
public import Observation

/// One catalog: its lists side by side, and the search above them.
@MainActor
@Observable
public final class CatalogViewModel {
    /// How long typing must rest before the service is asked.
    public static let searchDelay = Duration.milliseconds(250)

    /// The list that is chosen.
    public private(set) var selected: ItemListViewModel
    /// What is in the search field.
    public private(set) var searchText = ""
    /// The genres to filter by; asked for when the filter is opened.
    public private(set) var genres: LoadState<[Genre]> = .idle

    /// The catalog.
    public let descriptor: CatalogDescriptor
    /// Its lists, in the descriptor's order.
    public let lists: [ItemListViewModel]
    /// The rows while something is searched for.
    public let results: ItemListViewModel
    /// The favorites above the rows; nil where no list of the catalog has them there.
    public let strip: FavoritesStripViewModel?
    /// The words.
    public let strings: Localizer
    @ObservationIgnored private let library: Library
    @ObservationIgnored private let fetching = TaskSlot()

    /// Makes the model; nil where there is no list.
    ///
    /// It asks nobody until a list appears.
    ///
    /// `chosen` is the list that is shown first; the descriptor's first where it has none such.
    init?(descriptor: CatalogDescriptor, parts: AppParts, selecting chosen: ListID? = nil) {
        guard let first = descriptor.lists.first else { return nil }
        let outage = Outage()
        let make = { (list: ListDescriptor, preferences: ListPreferences) in
            ItemListViewModel(
                query: Query(catalog: descriptor.id, list: list.id),
                descriptor: descriptor,
                library: parts.library,
                router: parts.router,
                strings: parts.strings,
                preferences: preferences,
                remember: { [memory = parts.memory] in memory[descriptor.id, list.id] = $0 },
                clock: parts.clock,
                outage: outage
            )
        }
        self.descriptor = descriptor
        lists = descriptor.lists.map { make($0, parts.memory[descriptor.id, $0.id]) }
        selected = lists.first { $0.query.list == chosen } ?? lists[0]
        results = make(first, ListPreferences())
        strip =
            descriptor.lists.contains(where: \.hasFavoritesStrip)
            ? FavoritesStripViewModel(descriptor: descriptor, parts: parts) : nil
        strings = parts.strings
        library = parts.library
        // A layout that is chosen while searching is the list's.
        results.remember = { [weak self] _ in
            guard let self else { return }
            selected.layoutTapped(results.layout)
        }
    }

    /// The rows that are on screen: those of the search while there is one.
    public var visible: ItemListViewModel { isSearching ? results : selected }

    /// Whether something is searched for.
    public var isSearching: Bool { !Self.trimmed(searchText).isEmpty }

    /// Whether the favorites stand above the rows: there are some, the list has its strip, and
    /// nothing is searched for.
    public var showsStrip: Bool {
        guard let strip, selected.list?.hasFavoritesStrip == true, !isSearching else {
            return false
        }
        return !strip.tiles.isEmpty
    }

    // MARK: What the person did

    /// The catalog came on screen.
    public func appeared() {
        strip?.appeared()
        visible.appeared()
        // Chips of a remembered filter need the names of its genres.
        if !visible.query.filter.genres.isEmpty { filterOpened() }
    }

    /// The catalog went off screen, or the window was hidden.
    public func disappeared() {
        visible.disappeared()
    }

    /// The person chose a list.
    public func listTapped(_ id: ListID) {
        guard let list = lists.first(where: { $0.query.list == id }), list !== selected else {
            return
        }
        selected.disappeared()
        selected = list
        if isSearching { search(after: .zero) } else { appeared() }
    }

    /// The person typed into the search field.
    public func searchTextChanged(_ text: String) {
        guard text != searchText else { return }
        let wasSearching = isSearching
        searchText = text
        if isSearching {
            // Stored titles answer at once; the service is asked when the typing has rested.
            search(after: Self.searchDelay)
        } else if wasSearching {
            results.disappeared()
            results.stop()
            appeared()
        }
    }

    /// The person cleared the search field, by its button or Escape.
    public func searchCleared() {
        searchTextChanged("")
    }

    /// The filter of the visible list, part by part.
    public var chips: [FilterChip] {
        FilterChip.chips(of: visible.query.filter, genres: genres.value ?? [], strings: strings)
    }

    /// The filter was opened: its genres are needed.
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
            case .success(let genres): model.genres = .loaded(genres)
            case .failure(let error): model.genres = .failed(error, previous: nil)
            }
        }
    }

    /// The catalog comes from elsewhere, or in another language: all of it is asked for anew.
    func sourceChanged() {
        fetching.cancel()
        genres = .idle
        for list in lists + [results] { list.sourceChanged() }
        if !visible.query.filter.genres.isEmpty { filterOpened() }
    }

    private func search(after delay: Duration) {
        let text = Self.trimmed(searchText)
        let query = Query(catalog: descriptor.id, list: selected.query.list, search: text)
        guard query != results.query || !results.isFollowing else { return }
        selected.disappeared()
        results.isOnScreen = true
        results.layout = selected.layout
        results.show(query, askingAfter: delay)
    }

    private static func trimmed(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
