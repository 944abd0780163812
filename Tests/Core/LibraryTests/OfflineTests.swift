import Catalog
import TestSupport
import Testing

@testable import Library

@Suite("Answers from the store while offline")
struct OfflineTests {
    private let provider = StubProvider()

    @Test("answers with a stored page while the service is offline")
    func storedPage() async throws {
        let library = try await Library.test(provider)
        try await library.load(provider, [[1, 2], [3]])
        provider.fail(.offline)
        let answer = try await library.page(2, of: .movies())
        #expect(
            answer == Fetched(Page(number: 2, totalPages: 2, elements: [.movie(3)]), from: .store)
        )
        await #expect(throws: CatalogError.offline) { try await library.page(3, of: .movies()) }
        await #expect(throws: CatalogError.offline) {
            try await library.page(2, of: .movies(), policy: .networkOnly)
        }
    }

    @Test("without a stored page, the error is offline, even if only the store is read")
    func nothingStored() async throws {
        let library = try await Library.test(provider)
        provider.fail(.offline)
        await #expect(throws: CatalogError.offline) { try await library.page(1, of: .movies()) }
        await #expect(throws: CatalogError.offline) {
            try await library.page(1, of: .movies(search: "x"))
        }
        provider.answer([.movie(1)])
        await #expect(throws: CatalogError.offline) {
            try await library.page(1, of: .movies(), policy: .storeOnly)
        }
        #expect(provider.asked.count == 2)
    }

    @Test("the store-only policy makes no request")
    func storeOnly() async throws {
        let library = try await Library.test(provider)
        try await library.load(provider, [[1]])
        let answer = try await library.page(1, of: .movies(), policy: .storeOnly)
        #expect(answer.origin == .store)
        #expect(answer.value.elements == [.movie(1)])
        #expect(provider.asked.count == 1)
    }

    @Test("a search without a stored answer finds stored titles")
    func search() async throws {
        let library = try await Library.test(provider)
        provider.answer([.movie(1, "Dune"), .movie(2, "Dunkirk"), .movie(3, "Alien")])
        try await library.page(1, of: .movies())
        provider.fail(.offline)
        let answer = try await library.page(1, of: .movies(search: "dun"))
        #expect(answer.origin == .store)
        #expect(answer.value.elements.map(\.title) == ["Dune", "Dunkirk"])
        #expect(answer.value.totalPages == 1)
        await #expect(throws: CatalogError.offline) {
            try await library.page(2, of: .movies(search: "dun"))
        }
        await #expect(throws: CatalogError.offline) {
            try await library.page(1, of: .movies(search: "dun", filter: Filter(genres: ["1"])))
        }
    }

    @Test(
        "throws any other failure, even if the page is stored",
        arguments: [
            CatalogError.unauthorized(message: "key"), .server(status: 500, message: nil),
            .badResponse(nil), .cancelled, .rateLimited(retryAfter: .seconds(1)), .insecure,
        ]
    )
    func otherErrors(_ error: CatalogError) async throws {
        let library = try await Library.test(provider)
        try await library.load(provider, [[1]])
        provider.fail(error)
        await #expect(throws: error) { try await library.page(1, of: .movies()) }
        #expect(try await library.orderNow(.movies()).keys == [1])
    }

    @Test("the genre policy decides between store and service")
    func genrePolicies() async throws {
        let library = try await Library.test(provider)
        let movies = CatalogID("movies")
        let drama = [Genre(key: "18", name: "Драма", names: ["en": "Drama"])]
        provider.answer(genres: drama)
        await #expect(throws: CatalogError.offline) {
            try await library.genres(of: movies, policy: .storeOnly)
        }
        #expect(provider.genreRequests == 0)
        #expect(try await library.genres(of: movies, policy: .networkOnly).value == drama)
        library.connect(CatalogSource(provider, realm: .demo))
        provider.fail(.offline)
        #expect(try await library.genres(of: movies, policy: .storeOnly).value == drama)
        #expect(provider.genreRequests == 1)
        await #expect(throws: CatalogError.offline) {
            try await library.genres(of: movies, policy: .networkOnly)
        }
        #expect(try await library.genres(of: movies).value == drama)
        await #expect(throws: CatalogError.notFound(message: nil)) {
            try await library.genres(of: CatalogID("nowhere"), policy: .storeOnly)
        }
    }

    @Test("the last genres are available offline, except another source's")
    func genres() async throws {
        let folder = TemporaryFolder()
        let drama = [Genre(key: "18", name: "Drama"), Genre(key: "28", name: "Action")]
        do {
            let library = try await Library.test(provider, at: folder.store)
            provider.fail(.offline)
            await #expect(throws: CatalogError.offline) {
                try await library.genres(of: CatalogID("movies"))
            }
            provider.answer(genres: drama)
            #expect(try await library.genres(of: CatalogID("movies")).value == drama)
        }
        let library = try await Library.test(provider, at: folder.store)
        provider.fail(.offline)
        #expect(try await library.genres(of: CatalogID("movies")).value == drama)
        let western = [Genre(key: "37", name: "Western")]
        provider.answer(genres: western)
        #expect(try await library.genres(of: CatalogID("movies")).value == western)
        provider.fail(.badResponse(nil))
        library.connect(CatalogSource(provider, realm: .demo))
        await #expect(throws: CatalogError.badResponse(nil)) {
            try await library.genres(of: CatalogID("movies"))
        }
        await #expect(throws: CatalogError.notFound(message: nil)) {
            try await library.genres(of: CatalogID("nowhere"))
        }
    }
}
