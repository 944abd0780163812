public import Catalog
public import ImagePipeline
public import L10n
import Library
public import Observation

/// The search across all catalogs: it finds stored titles with each letter typed, and searches the
/// services when typing pauses.
///
/// A failure doesn't show an alert: stored titles remain, and ``notice`` says that there may be more.
@MainActor
@Observable
public final class QuickSearchViewModel {
    /// The content below the search field.
    public enum Content: Hashable, Sendable {
        /// A hint, because no text has been entered.
        case start
        /// A spinner: nothing has been found yet, and a search is running.
        case loading
        /// The results in ``QuickSearchViewModel/groups``.
        case groups
        /// No title matches the text.
        case nothing(String)
    }

    /// The maximum number of stored titles (5) and of all titles (8) per catalog.
    public nonisolated static let counts = (stored: 5, all: 8)

    /// The field's text, untrimmed; a change searches for it.
    public var text = "" {
        didSet { textChanged(from: oldValue) }
    }
    /// Each catalog's results, in catalog order; none of the groups is empty.
    public private(set) var groups: [QuickSearchGroup] = []
    /// The catalogs whose requests are running.
    private var asked: Set<CatalogID> = []
    /// The errors from services that couldn't be searched.
    private var failures: [CatalogError] = []
    /// Whether the store is being read.
    private var isReading = false

    /// All text shown to the user.
    public let strings: Localizer
    @ObservationIgnored private let library: Library
    @ObservationIgnored private let settings: SettingsViewModel
    @ObservationIgnored private let clock: any Clock<Duration>
    @ObservationIgnored private let reading = TaskSlot()
    @ObservationIgnored private var asking: [CatalogID: TaskSlot] = [:]
    @ObservationIgnored private var stored: [CatalogID: [RowContent]] = [:]
    @ObservationIgnored private var answered: [CatalogID: (words: String, rows: [RowContent])] = [:]

    init(dependencies: AppDependencies) {
        library = dependencies.library
        settings = dependencies.settings
        strings = dependencies.strings
        clock = dependencies.clock
    }

    /// The search text: the field's text without superfluous white space.
    public var words: String { Self.words(of: text) }

    /// Whether a request is running.
    public var isLoading: Bool { !asked.isEmpty }

    /// The content below the search field.
    public var content: Content {
        if words.isEmpty { return .start }
        if !groups.isEmpty { return .groups }
        return isReading || isLoading ? .loading : .nothing(words)
    }

    /// A message that a service couldn't be searched, so only its stored titles were found.
    ///
    /// Nil if no request has failed.
    public var notice: String? {
        guard !failures.isEmpty else { return nil }
        let hasNetwork = library.catalogs.contains { library.unreachable(of: $0.id) != .network }
        let isOffline = failures.contains(.offline) && !hasNetwork
        return strings(isOffline ? "quick-search.offline" : "quick-search.failed")
    }

    /// The text that a screen reader announces when the results change; empty if there is nothing
    /// to say.
    public var announcement: String {
        switch content {
        case .start: ""
        case .loading: strings("list.loading")
        case .groups: strings("filter.count", count: groups.map(\.rows.count).reduce(0, +))
        case .nothing: strings("list.empty.search.title")
        }
    }

    /// Returns a request for a row's picture; nil if it has none or its path is invalid.
    public func imageRequest(for row: RowContent, fit: ImageRequest.Fit) -> ImageRequest? {
        row.artwork.flatMap { library.imageRequest(for: $0, of: row.id.catalog, fit: fit) }
    }

    // MARK: User actions

    private func textChanged(from oldText: String) {
        let before = Self.words(of: oldText)
        let words = words
        guard words != before else { return }
        for slot in asking.values { slot.cancel() }
        (asked, failures) = ([], [])
        guard !words.isEmpty else {
            reading.cancel()
            isReading = false
            (stored, answered, groups) = ([:], [:], [])
            return
        }
        read(words)
        for catalog in library.catalogs where asksService(of: catalog) {
            if let list = catalog.searchableList { ask(words, of: catalog, list) }
        }
    }
}

extension QuickSearchViewModel {
    private func asksService(of catalog: CatalogDescriptor) -> Bool {
        switch catalog.everywhere {
        case .asked: true
        case .askedIfWanted: settings.settings[asksEverywhere: catalog.id]
        case .stored: false
        }
    }

    /// Searches the store; previous results remain until it responds, which takes about a
    /// millisecond.
    private func read(_ words: String) {
        isReading = true
        let catalogs = library.catalogs
        let read = { @Sendable [library, strings] () async throws(CatalogError) in
            var found: [CatalogID: [RowContent]] = [:]
            for catalog in catalogs {
                found[catalog.id] = try await library.storedItems(
                    matching: words,
                    in: catalog.id,
                    count: Self.counts.stored
                ).map { RowContent($0, descriptor: catalog, strings: strings) }
            }
            return found
        }
        reading.run(for: self, read) { model, result in
            model.isReading = false
            // A store that can't be read adds no results; the lists report the error.
            model.stored = (try? result.get()) ?? [:]
            // A service may have been faster.
            model.answered = model.answered.filter { $0.value.words == words }
            model.update()
        }
    }

    private func ask(_ words: String, of catalog: CatalogDescriptor, _ list: ListID) {
        asked.insert(catalog.id)
        let slot = asking[catalog.id] ?? TaskSlot()
        asking[catalog.id] = slot
        let query = Query(catalog: catalog.id, list: list, search: words)
        let ask = { @Sendable [library, clock, strings] () async throws(CatalogError) in
            do {
                try await clock.sleep(for: CatalogViewModel.searchDelay)
            } catch {
                throw CatalogError.cancelled
            }
            let page = try await library.page(1, of: query, policy: .networkOnly).value
            return page.elements.prefix(Self.counts.all).map {
                RowContent($0, descriptor: catalog, strings: strings)
            }
        }
        slot.run(for: self, ask) { model, result in
            model.asked.remove(catalog.id)
            switch result {
            case .success(let rows): model.answered[catalog.id] = (words, rows)
            case .failure(let error): model.failures.append(error)
            }
            model.update()
        }
    }

    /// Updates the groups: stored titles keep their positions, and other results follow them.
    private func update() {
        let groups = library.catalogs.compactMap { catalog -> QuickSearchGroup? in
            let stored = stored[catalog.id] ?? []
            let known = Set(stored.map(\.id))
            let others = (answered[catalog.id]?.rows ?? []).filter { !known.contains($0.id) }
            let rows = Array((stored + others).prefix(Self.counts.all))
            guard !rows.isEmpty else { return nil }
            let title = strings.caption(catalog.title)
            return QuickSearchGroup(catalog: catalog, title: title, rows: rows)
        }
        if groups != self.groups { self.groups = groups }
    }

    private static func words(of text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

extension CatalogDescriptor {
    /// A list whose service searches all titles, or nil.
    var searchableList: ListID? {
        isBrowsable
            ? lists.first { $0.isSearchable && $0.content.isOfService }?.id : Self.searchID
    }
}

/// The results of the quick search in one catalog.
public struct QuickSearchGroup: Identifiable, Hashable, Sendable {
    /// The catalog.
    public let catalog: CatalogDescriptor
    /// The catalog's name.
    public let title: String
    /// The items, stored ones first.
    public let rows: [RowContent]

    /// The catalog's id.
    public var id: CatalogID { catalog.id }
}
