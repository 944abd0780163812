import Catalog
import Dispatch
import Foundation
import Primitives

/// A service that returns the test's answers and records its requests.
final class StubProvider: CatalogProvider {
    typealias Pages = @Sendable (Int, Query) async throws(CatalogError) -> Page<Item>

    /// The answer to a page's number and what the page before calls it.
    typealias Sequence = @Sendable (Int, String?) throws(CatalogError) -> Page<Item>

    typealias Films = @Sendable (FilmName) async throws(CatalogError) -> FilmMatches

    private struct State {
        var asked: [Request] = []
        var pages: Pages = { _, _ throws(CatalogError) in throw .offline }
        var sequence: Sequence?
        var details: [String: ItemDetails] = [:]
        var detailsRows: [Item?] = []
        var genres: Result<[Genre], CatalogError> = .failure(.offline)
        var genreRequests = 0
        var films: Films = { _ in FilmMatches() }
        var namedFilms: [FilmName] = []
        var mainActorUses = 0
        var country: String? = "UA"
        var languages: [String] = []
    }

    struct Request: Hashable, Sendable {
        let page: Int
        let query: Query
    }

    /// A mark on the main queue, which only the main thread serves in these tests.
    private static let mainQueue = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    private let described: CatalogDescriptor
    private let state = Locked(State())

    let companions: [any CatalogProvider]

    init(_ descriptor: CatalogDescriptor = .movies, companions: [any CatalogProvider] = []) {
        described = descriptor
        self.companions = companions
    }

    var descriptor: CatalogDescriptor {
        noteCaller()
        return described
    }

    var country: String? {
        get { state.withLock { $0.country } }
        set { state.withLock { $0.country = newValue } }
    }

    var languages: [String] {
        get { state.withLock { $0.languages } }
        set { state.withLock { $0.languages = newValue } }
    }

    /// The number of uses on the main actor.
    var mainActorUses: Int { state.withLock { $0.mainActorUses } }

    /// The requested pages, in order.
    var asked: [Request] { state.withLock { $0.asked } }
    var genreRequests: Int { state.withLock { $0.genreRequests } }

    func answer(_ pages: @escaping Pages) {
        state.withLock { $0.pages = pages }
    }

    func answerInSequence(_ pages: @escaping Sequence) {
        state.withLock { $0.sequence = pages }
    }

    func isSequential(_ query: Query) -> Bool { state.withLock { $0.sequence != nil } }

    func page(
        _ number: Int,
        after next: String?,
        of query: Query
    ) async throws(CatalogError) -> Page<Item> {
        guard let sequence = state.withLock({ $0.sequence }) else {
            return try await page(number, of: query)
        }
        state.withLock { $0.asked.append(Request(page: number, query: query)) }
        return try sequence(number, next)
    }

    /// Answers every request with the same page.
    func answer(_ items: [Item], totalPages: Int = 1) {
        answer { number, _ in Page(number: number, totalPages: totalPages, elements: items) }
    }

    /// Answers each query with these pages, and with an empty one after the last.
    func answer(pages: [[Item]]) {
        answer { number, _ in
            let elements = number <= pages.count ? pages[number - 1] : []
            return Page(number: number, totalPages: pages.count, elements: elements)
        }
    }

    func fail(_ error: CatalogError) {
        answer { _, _ throws(CatalogError) in throw error }
        state.withLock { $0.genres = .failure(error) }
    }

    func answer(details: ItemDetails) {
        state.withLock { $0.details[details.item.id.key] = details }
    }

    func answer(genres: [Genre]) {
        state.withLock { $0.genres = .success(genres) }
    }

    func page(_ number: Int, of query: Query) async throws(CatalogError) -> Page<Item> {
        let pages = state.withLock { state in
            state.asked.append(Request(page: number, query: query))
            return state.pages
        }
        return try await pages(number, query)
    }

    /// The rows of the details that were asked for, in order.
    var detailsRows: [Item?] { state.withLock { $0.detailsRows } }

    func details(of key: String, row: Item?) async throws(CatalogError) -> ItemDetails {
        state.withLock { $0.detailsRows.append(row) }
        return try await details(of: key)
    }

    func details(of key: String) async throws(CatalogError) -> ItemDetails {
        guard let details = state.withLock({ $0.details[key] }) else {
            throw .notFound(message: nil)
        }
        return details
    }

    /// The films that were asked for by name, in order.
    var namedFilms: [FilmName] { state.withLock { $0.namedFilms } }

    func answer(films: @escaping Films) { state.withLock { $0.films = films } }

    func films(named name: FilmName) async throws(CatalogError) -> FilmMatches {
        let films = state.withLock { state in
            state.namedFilms.append(name)
            return state.films
        }
        return try await films(name)
    }

    func genres() async throws(CatalogError) -> [Genre] {
        let genres = state.withLock { state in
            state.genreRequests += 1
            return state.genres
        }
        return try genres.get()
    }

    func imageAddress(of artwork: Artwork, pixelWidth: Int) -> ImageAddress? {
        noteCaller()
        return URL(string: "https://images.test/\(pixelWidth)\(artwork.path)").map {
            ImageAddress(url: $0, variant: "w\(pixelWidth)")
        }
    }

    private func noteCaller() {
        guard DispatchQueue.getSpecific(key: Self.mainQueue) != nil else { return }
        state.withLock { $0.mainActorUses += 1 }
    }
}
