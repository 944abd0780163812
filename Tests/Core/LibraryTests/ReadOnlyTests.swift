import Catalog
import Foundation
import TestSupport
import Testing

@testable import Library

@Suite("A read-only disk", .timeLimit(.minutes(5)))
struct ReadOnlyTests {
    private let provider = StubProvider()

    @Test(
        "shows stored and fetched pages, and rejects changes to favorites",
        .enabled(if: SmallDisk.isPossible, "needs root and mount(8)")
    )
    func readOnly() async throws {
        let disk = try SmallDisk(kilobytes: 2_048)
        let location = StoreLocation.file(disk.url.appending(path: "store.sqlite"))
        let before = try await Library.test(provider, at: location)
        try await before.load(provider, [[1, 2]])
        try await before.edit([.add(.favorite)], of: .movie(1))
        await before.close()
        try disk.makeReadOnly()

        let library = try await Library.test(provider, at: location)
        #expect(library.unsaved == .storage(code: 8))
        #expect(library.recovery == nil)
        #expect(try await library.favoritesNow() == [.movie(1)])
        #expect(try await library.orderNow(.movies()).keys == [1, 2])
        try await library.load(provider, [[3]])
        #expect(try await library.orderNow(.movies()).keys == [3])
        for isFavorite in [true, false] {
            await #expect(throws: CatalogError.storage(code: 8)) {
                try await library.edit(
                    [isFavorite ? .add(.favorite) : .remove(.favorite)],
                    of: .movie(1)
                )
            }
        }
        await #expect(throws: CatalogError.storage(code: 8)) {
            _ = try await library.add([ExportedMark(.movie(3), realm: .demo)])
        }
        #expect(try await library.favoritesNow() == [.movie(1)])
    }
}
