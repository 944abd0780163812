import Catalog
import Foundation
import Primitives

/// A service that the test opens, shuts and breaks.
final class StubProvider: CatalogProvider {
    private struct State {
        var pages: [[Item]]
        var lists: [ListID: [[Item]]] = [:]
        var failure: CatalogError?
        var failingPages: [Int: CatalogError] = [:]
        var isShut = false
        var waiting: [CheckedContinuation<Void, Never>] = []
        var asked: [Int] = []
        var details: [String: ItemDetails] = [:]

        func pages(for query: Query) -> [[Item]] {
            let known = lists[query.list] ?? pages
            guard !query.search.isEmpty else { return known }
            return known.map { page in
                page.filter { $0.title.localizedCaseInsensitiveContains(query.search) }
            }
        }
    }

    let descriptor: CatalogDescriptor
    private let state: Locked<State>

    init(_ pages: [[Item]], descriptor: CatalogDescriptor = .movies) {
        self.descriptor = descriptor
        state = Locked(State(pages: pages))
    }

    /// The requested pages, 1-based, in order.
    var asked: [Int] { state.withLock { $0.asked } }

    /// Makes requests wait, or resumes all that wait.
    func shut(_ isShut: Bool) {
        let waiting = state.withLock { state in
            state.isShut = isShut
            guard !isShut else { return [CheckedContinuation<Void, Never>]() }
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Makes every request fail, or succeed again if `error` is nil.
    func fail(_ error: CatalogError?) {
        state.withLock { $0.failure = error }
    }

    /// Makes requests for one page, 1-based, fail, or succeed again if `error` is nil.
    func fail(page number: Int, _ error: CatalogError?) {
        state.withLock { $0.failingPages[number] = error }
    }

    func answer(_ pages: [[Item]]) {
        state.withLock { $0.pages = pages }
    }

    /// Sets the pages of one list.
    func answer(_ pages: [[Item]], for list: ListID) {
        state.withLock { $0.lists[list] = pages }
    }

    func answer(_ details: ItemDetails) {
        state.withLock { $0.details[details.item.id.key] = details }
    }

    func page(_ number: Int, of query: Query) async throws(CatalogError) -> Page<Item> {
        state.withLock { $0.asked.append(number) }
        try await pass()
        if let failure = state.withLock({ $0.failingPages[number] }) { throw failure }
        let pages = state.withLock { $0.pages(for: query) }
        guard pages.indices.contains(number - 1) else {
            return Page(number: number, totalPages: max(1, pages.count), elements: [])
        }
        return Page(number: number, totalPages: pages.count, elements: pages[number - 1])
    }

    /// Finds films among the pages; those with the same title are possible.
    func films(named name: FilmName) async throws(CatalogError) -> FilmMatches {
        try await pass()
        let items = state.withLock { Array($0.pages.joined()) }
        var matches = FilmMatches(of: name, in: items)
        guard case .title(let title, _) = name else { return FilmMatches() }
        matches.possible.removeAll { $0.title != title }
        return matches
    }

    func genres() async throws(CatalogError) -> [Genre] {
        try await pass()
        return [Genre(key: "18", name: "Drama"), Genre(key: "35", name: "Comedy")]
    }

    func details(of key: String) async throws(CatalogError) -> ItemDetails {
        try await pass()
        let known = state.withLock { state in
            state.details[key]
                ?? ([state.pages] + state.lists.values).joined().joined().first { $0.id.key == key }
                .map { ItemDetails(item: $0, facets: $0.facets) }
        }
        guard let known else { throw .notFound(message: nil) }
        return known
    }

    func imageAddress(of artwork: Artwork, pixelWidth: Int) -> ImageAddress? {
        // Images retained only for the run have a single size.
        let variant = descriptor.images == .run ? "original" : "w\(pixelWidth)"
        return URL(string: "http://images.test/\(variant)\(artwork.path)").map {
            ImageAddress(url: $0, variant: variant)
        }
    }

    private func pass() async throws(CatalogError) {
        await withCheckedContinuation { continuation in
            let isOpen = state.withLock { state in
                if state.isShut { state.waiting.append(continuation) }
                return !state.isShut
            }
            if isOpen { continuation.resume() }
        }
        if let failure = state.withLock({ $0.failure }) { throw failure }
    }
}
