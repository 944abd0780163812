public import Catalog
public import ImagePipeline
public import L10n
import Library
public import Observation

/// A search of all catalogs at once: stored titles with each letter, what services find when typing
/// pauses.
///
/// A failure is no alert: stored titles stay, and ``notice`` says that there may be more.
@MainActor
@Observable
public final class QuickSearchViewModel {
    /// What a face shows below the field.
    public enum Content: Hashable, Sendable {
        /// What can be typed: there are no words yet.
        case start
        /// A spinner: nothing is found yet, and a service is being asked.
        case loading
        /// ``QuickSearchViewModel/groups``.
        case groups
        /// Nothing matches the words.
        case nothing(String)
    }

    /// How many stored titles a catalog shows at most, and how many it shows in all.
    public nonisolated static let counts = (stored: 5, all: 8)

    /// The text of the field, untrimmed.
    public private(set) var text = ""
    /// What was found, by catalog, in the order of the catalogs; none of them is empty.
    public private(set) var groups: [QuickSearchGroup] = []
    /// The catalogs whose services are being asked.
    private var asked: Set<CatalogID> = []
    /// Why services could not be searched.
    private var failures: [CatalogError] = []
    /// Whether the store is being read.
    private var isReading = false

    /// Every text shown to the user.
    public let strings: Localizer
    @ObservationIgnored private let library: Library
    @ObservationIgnored private let clock: any Clock<Duration>
    @ObservationIgnored private let reading = TaskSlot()
    @ObservationIgnored private var asking: [CatalogID: TaskSlot] = [:]
    @ObservationIgnored private var stored: [CatalogID: [RowContent]] = [:]
    @ObservationIgnored private var answered: [CatalogID: [RowContent]] = [:]

    init(parts: AppParts) {
        library = parts.library
        strings = parts.strings
        clock = parts.clock
    }

    /// The words that are searched: the text without superfluous white space.
    public var words: String { Self.words(of: text) }

    /// Whether a service is being asked.
    public var isLoading: Bool { !asked.isEmpty }

    /// What a face shows below the field.
    public var content: Content {
        if words.isEmpty { return .start }
        if !groups.isEmpty { return .groups }
        return isReading || isLoading ? .loading : .nothing(words)
    }

    /// That a service could not be searched, so that only its stored titles were found; nil
    /// otherwise.
    public var notice: String? {
        guard !failures.isEmpty else { return nil }
        return strings(failures.contains(.offline) ? "quick-search.offline" : "quick-search.failed")
    }

    /// What screen readers say by themselves: how many results there are; empty while there is
    /// nothing to say.
    public var announcement: String {
        switch content {
        case .start: ""
        case .loading: strings("list.loading")
        case .groups: strings("filter.count", count: groups.map(\.rows.count).reduce(0, +))
        case .nothing: strings("list.empty.search.title")
        }
    }

    /// Nil if the picture's path is invalid.
    public func imageRequest(for row: RowContent, fit: ImageRequest.Fit) -> ImageRequest? {
        row.artwork.flatMap { library.imageRequest(for: $0, of: row.id.catalog, fit: fit) }
    }

    // MARK: User actions

    /// The user typed.
    public func textChanged(_ text: String) {
        guard text != self.text else { return }
        let before = words
        self.text = text
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
        for catalog in library.catalogs {
            if let list = catalog.searchableList { ask(words, of: catalog, list) }
        }
    }
}

extension QuickSearchViewModel {
    /// What was found before stays until the store has answered, which takes about a millisecond.
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
            // A store that cannot be read has nothing to show, and the lists say why.
            model.stored = (try? result.get()) ?? [:]
            model.answered = [:]
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
            case .success(let rows): model.answered[catalog.id] = rows
            case .failure(let error): model.failures.append(error)
            }
            model.update()
        }
    }

    /// Stored titles stay where they are when a service answers; what else it found comes below.
    private func update() {
        let groups = library.catalogs.compactMap { catalog -> QuickSearchGroup? in
            let stored = stored[catalog.id] ?? []
            let known = Set(stored.map(\.id))
            let others = (answered[catalog.id] ?? []).filter { !known.contains($0.id) }
            let rows = Array((stored + others).prefix(Self.counts.all))
            guard !rows.isEmpty else { return nil }
            let title = strings.caption(catalog.title)
            return QuickSearchGroup(id: catalog.id, title: title, rows: rows)
        }
        if groups != self.groups { self.groups = groups }
    }

    private static func words(of text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

extension CatalogDescriptor {
    /// A list whose service searches all titles; nil if there is none.
    var searchableList: ListID? {
        lists.first { $0.isSearchable && $0.content != .favorites }?.id
    }
}

/// What a search of all catalogs found in one of them.
public struct QuickSearchGroup: Identifiable, Hashable, Sendable {
    /// The catalog.
    public let id: CatalogID
    /// Its name.
    public let title: String
    /// The items found, stored ones first.
    public let rows: [RowContent]
}
