import Catalog
import Foundation
import ImagePipeline
import Primitives
import SQLiteKit
import TestSupport
import Testing

@testable import Library

@Suite("Storage failures", .timeLimit(.minutes(5)))
struct StorageTests {
    private let provider = StubProvider()

    @Test("without a data folder, the store is in memory and rejects favorites")
    func unwritableFolder() async throws {
        let folder = TemporaryFolder()
        let file = folder.url.appending(path: "file")
        try Data().write(to: file)
        let location = StoreLocation.file(file.appending(path: "data/store.sqlite"))
        let library = try await Library.test(provider, at: location)
        #expect(library.unsaved == .storage(code: 14))
        try await library.load(provider, [[1]])
        #expect(try await library.orderNow(.movies()).keys == [1])
        await #expect(throws: CatalogError.storage(code: 14)) {
            try await library.edit([.add(.favorite)], of: .movie(1))
        }
        #expect(try await library.favoritesNow().isEmpty)
        #expect(try Data(contentsOf: file).isEmpty)
    }

    @Test("rejects a newer version's store and leaves it in place")
    func newerStore() async throws {
        let folder = TemporaryFolder()
        _ = try await Library.test(provider, at: folder.store)
        let newer = Migrator(
            [
                .version1, .version2, .version3, .version4, .version5, .version6, .version7,
                .version8, .version9, .version10, .version11, .version12, .version13,
                .version14, .version15, .version16,
                Migration { _ in },
            ]
        )
        _ = try await Database.open(.file(path: folder.file.path), migrator: newer)
        await #expect(throws: CatalogError.storage(code: 24)) {
            _ = try await Library.test(provider, at: folder.store)
        }
        #expect(try !folder.files.contains { $0.contains("damaged") })
    }

    @Test("moves a non-database file aside unchanged and replaces it")
    func corruptFile() async throws {
        let folder = TemporaryFolder()
        let damaged = Data(repeating: 0x41, count: 5_000)
        for time in 1...2 {
            try folder.write(damaged)
            let library = try await Library.test(provider, at: folder.store)
            let moved = try #require(library.recovery?.movedTo)
            let name = "store.sqlite.damaged-19700101T001640Z" + (time == 1 ? "" : "-2")
            #expect(moved.lastPathComponent == name)
            #expect(try Data(contentsOf: moved) == damaged)
            try await library.load(provider, [[1]])
            #expect(try await library.orderNow(.movies()).keys == [1])
            await library.close()
        }
    }

    @Test("does not recover a healthy store")
    func healthy() async throws {
        let folder = TemporaryFolder()
        for _ in 1...2 {
            #expect(try await Library.test(provider, at: folder.store).recovery == nil)
        }
    }

    @Test("a suspect store without damage keeps its rows and rebuilds its index")
    func falseAlarm() async throws {
        let folder = TemporaryFolder()
        do {
            let library = try await Library.test(provider, at: folder.store)
            provider.answer([.movie(1, "Found")])
            try await library.page(1, of: .movies())
            try await library.store.write { connection throws(DatabaseError) in
                try connection.run("INSERT INTO titles (titles) VALUES ('delete-all')")
                return []
            }
            #expect(try await library.orderNow(.movies(search: "found")).keys.isEmpty)
            await library.close()
        }
        StoreFile(url: folder.file).markSuspect()
        let library = try await Library.test(provider, at: folder.store)
        #expect(library.recovery == nil)
        #expect(try await library.orderNow(.movies(search: "found")).keys == [1])
        #expect(try !folder.files.contains("store.sqlite.suspect"))
    }

    @Test("a closed library throws and leaves a single file")
    func closing() async throws {
        let folder = TemporaryFolder()
        let library = try await Library.test(provider, at: folder.store)
        try await library.load(provider, [[1]])
        await library.close()
        await library.close()
        #expect(try folder.files == ["store.sqlite"])
        await #expect(throws: CatalogError.storage(code: 21)) { try await library.items([]) }
        await #expect(throws: CatalogError.storage(code: 21)) {
            try await library.edit([.add(.favorite)], of: .movie(1))
        }
    }

    @Test(
        "a full disk is a storage error, loses nothing, and recovers once there is space",
        .enabled(if: SmallDisk.isPossible, "needs root and mount(8)")
    )
    func fullDisk() async throws {
        let disk = try SmallDisk(kilobytes: 1_024)
        let location = StoreLocation.file(disk.url.appending(path: "store.sqlite"))
        let library = try await Library.test(provider, at: location)
        try await library.load(provider, [[1, 2]])
        try await library.edit([.add(.favorite)], of: .movie(1))
        var orders = library.order(of: .movies()).makeAsyncIterator()
        let before = try await orders.next()

        try disk.fill()
        let big = (10..<200).map { Item.movie($0, String(repeating: "long ", count: 100)) }
        provider.answer(big)
        let error = await #expect(throws: CatalogError.self) {
            try await library.page(1, of: .movies())
        }
        guard case .storage(let code)? = error else {
            Issue.record("a full disk must be a storage error, was \(String(describing: error))")
            return
        }
        #expect(code & 0xFF == 13 || code & 0xFF == 10)
        await library.store.record(.big)
        #expect(try await library.orderNow(.movies()) == before)
        #expect(try await library.favoritesNow() == [.movie(1)])
        #expect(try await library.items([.movie(2)]) == [.movie(2)])

        try disk.free()
        try await library.page(1, of: .movies())
        #expect(try await orders.next()?.ids.count == big.count)
        await library.store.record(.big)
        #expect(library.store.unsavedOutcomes.withLock { $0.all.isEmpty })
    }
}

extension ImageOutcome {
    fileprivate static let big = ImageOutcome.receipt(
        ImageReceipt(
            key: ImageKey(source: "movies.demo", path: String(repeating: "p", count: 60_000)),
            byteCount: 1,
            size: PixelSize(1, 1)
        )
    )
}

extension TemporaryFolder {
    fileprivate var database: DatabaseLocation { .file(path: file.path) }

    fileprivate func write(_ data: Data) throws {
        let files = FileManager.default
        try files.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        for suffix in ["-wal", "-shm"] where files.fileExists(atPath: file.path + suffix) {
            try files.removeItem(atPath: file.path + suffix)
        }
        try data.write(to: file)
    }
}
