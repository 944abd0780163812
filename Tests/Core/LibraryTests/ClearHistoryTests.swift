import Catalog
import Foundation
import Primitives
import SQLiteKit
import TestSupport
import Testing

@testable import Library

@Suite("Clearing the history", .timeLimit(.minutes(5)))
struct ClearHistoryTests {
    private static let popular = OfflineList.ID(CatalogID("movies"), ListDescriptor.popular.id)

    private let movies = StubProvider()
    private let folder = TemporaryFolder()

    /// Stores the details of movies, each with a hundred related ones.
    private func openDetails(_ keys: ClosedRange<Int>, _ library: Library) async throws {
        for key in keys {
            let related = (1...100).map { Item.movie(key * 1_000 + $0, "Related \(key) \($0)") }
            let section = ItemSection(SectionID("similar"), related.map { ItemSection.Entry($0) })
            movies.answer(
                details: ItemDetails(
                    item: .movie(key),
                    facets: Facets(),
                    sections: [try #require(section)]
                )
            )
            _ = try await library.details(of: .movie(key))
            try await library.recordVisit(of: .movie(key))
        }
    }

    @Test("visits, details and their items go; marks and lists stay, and the files are smaller")
    func clearing() async throws {
        let before = try await Library.test(movies, at: folder.store)
        try await openDetails(1...40, before)
        try await before.load(movies, [[5, 6]])
        try await before.makeAvailableOffline(Self.popular)
        for (kind, key) in zip(MarkKind.allCases, 10...) {
            let day = kind == .watched ? "2026-01-02" : ""
            let value = [MarkKind.rating: "4", .note: "Good"][kind] ?? ""
            let id = MarkRow.ID(source: "movies.demo", key: "\(key)", kind: kind.rawValue, day: day)
            try await before.mark(id, value)
        }
        let marks = try await before.marksNow()
        await before.close()

        let library = try await Library.test(movies, at: folder.store, clock: ContinuousClock())
        var visits = library.visitedItems(observedIn: CatalogID("movies")).makeAsyncIterator()
        #expect(try await visits.next()?.count == VisitTable.limit)
        let bytes = await library.storeBytes()
        try await library.clearHistory()
        #expect(try await visits.next() == [])
        #expect(try await library.rows(of: "visits") == [])
        #expect(try await library.rows(of: "details") == [])
        let marked = Array(10..<10 + MarkKind.allCases.count)
        #expect(try await library.storedKeys() == [5, 6] + marked)
        #expect(try await library.marksNow() == marks)
        #expect(try await library.items(marked.map(Item.ID.movie)) == Item.movies(marked))
        var lists = library.offlineLists().makeAsyncIterator()
        #expect(try await lists.next()?.first?.progress.loadedPages == 1)
        #expect(try await library.orderNow(.movies()).keys == [5, 6])
        #expect(bytes > 900_000)
        #expect(await library.storeBytes() < bytes / 2)
    }

    @Test("the details of an item that is still listed become those of its row")
    func listed() async throws {
        let library = try await Library.test(movies, at: folder.store)
        try await library.load(movies, [[1]])
        try await openDetails(1...1, library)
        try await library.clearHistory()
        let stored = try await library.storedDetails(of: .movie(1))
        #expect(stored?.isWhole == false && stored?.details.sections == [])
    }

    @Test("the size is that of the store, the files beside it and the copy of the marks")
    func size() async throws {
        let library = try await Library.test(movies, at: folder.store)
        try await library.load(movies, [Array(1...20)])
        try await library.edit([.add(.favorite)], of: .movie(1))
        let names = try folder.files.filter { $0.hasPrefix("store.sqlite") }
        #expect(names.contains("store.sqlite.favorites"))
        let sizes = try names.map { name in
            let path = folder.file.deletingLastPathComponent().appending(path: name).path
            return try #require(FileManager.default.attributesOfItem(atPath: path)[.size] as? Int)
        }
        #expect(await library.storeBytes() == sizes.reduce(0, +))
        #expect(await (try await Library.test(movies)).storeBytes() == 0)
    }

    @Test("a store that can't be saved isn't cleared")
    func unsaved() async throws {
        let data = folder.file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
        try Data().write(to: data.appending(path: "file"))
        let location = StoreLocation.file(data.appending(path: "file/store.sqlite"))
        let library = try await Library.test(movies, at: location)
        try await library.recordVisit(of: .movie(1))
        let reason = try #require(library.unsaved)
        await #expect(throws: reason) { try await library.clearHistory() }
        #expect(try await library.rows(of: "visits").count == 1)
    }

    #if !os(iOS)
    @Test("another process loses no item of a favorite, page or details that it stores meanwhile")
    func twoProcesses() async throws {
        let ours = try await Library.test(movies, at: folder.store, clock: ContinuousClock())
        let isOver = Locked(false)
        let child = Task {
            await #expect(processExitsWith: .success) { [file = folder.file as URL] in
                let provider = StubProvider()
                let theirs = try await Library.test(provider, at: .file(file))
                for key in 1...150 {
                    let entries = (1...20).map { ItemSection.Entry(.movie(key * 100 + $0)) }
                    let section = try #require(ItemSection(SectionID("cast"), entries))
                    let details = ItemDetails(
                        item: .movie(key),
                        facets: Facets(),
                        sections: [section]
                    )
                    provider.answer(details: details)
                    _ = try await theirs.details(of: .movie(key))
                    try await theirs.edit([.add(.favorite)], of: .movie(key))
                    // Nothing refers to the items of earlier pages any longer.
                    provider.answer(Item.movies((0..<20).map { 100_000 + key * 20 + $0 }))
                    try await theirs.page(1, of: .movies())
                }
            }
            isOver.withLock { $0 = true }
        }
        var count = 0
        while !isOver.withLock(\.self) {
            try await ours.removeUnusedItems()
            count += 1
        }
        await child.value
        try await ours.removeUnusedItems()
        #expect(count > 1)
        let keys = try await ours.storedKeys()
        let related = (1...150).flatMap { key in (1...20).map { key * 100 + $0 } }
        let page = (0..<20).map { 100_000 + 150 * 20 + $0 }
        #expect(Set(keys) == Set(Array(1...150) + related + page))
        #expect(
            try await ours.currentMarks([.favorite], in: CatalogID("movies")).count
                == 150
        )
        try await ours.clearHistory()
        #expect(try await ours.storedKeys() == Array(1...150) + page)
    }

    @Test("a process killed in the middle loses no mark, and the next one finishes")
    func killed() async throws {
        let library = try await Library.test(movies, at: folder.store)
        try await openDetails(1...6, library)
        for key in 1...3 { try await library.edit([.add(.favorite)], of: .movie(key)) }
        await library.close()
        await #expect(processExitsWith: .signal(SIGKILL)) { [file = folder.file as URL] in
            let clock = HandClock()
            let doomed = try await Library.test(StubProvider(), at: .file(file), clock: clock)
            let work = Task { try await doomed.clearHistory() }
            await clock.sleepers(1)
            kill(getpid(), SIGKILL)
            try await work.value
        }
        let later = try await Library.test(movies, at: folder.store, clock: ContinuousClock())
        #expect(later.recovery == nil)
        let left = try await later.storedKeys().count
        #expect(left > 3 && left < 606)
        #expect(
            try await later.currentMarks([.favorite], in: CatalogID("movies")).map(\.item)
                == Item.movies([3, 2, 1])
        )
        try await later.removeUnusedItems()
        #expect(try await later.storedKeys() == [1, 2, 3])
    }
    #endif
}
