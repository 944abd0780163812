// Exit tests start processes, which iOS doesn't allow.
#if !os(iOS)
import CPowerCut
import Catalog
import Foundation
import Primitives
import TestSupport
import Testing

@testable import Library

/// Each test runs in a separate process, whose files are on a file system that can lose unsynced
/// writes.
@Suite("Power cuts", .timeLimit(.minutes(5)))
struct PowerCutTests {
    @Test("favorites survive a power cut as they were last confirmed")
    func hearts() async {
        await #expect(processExitsWith: .success) {
            try #require(powercut_register() == 0)
            let folder = TemporaryFolder()
            let provider = StubProvider()
            let library = try await Library.test(provider, at: folder.store)
            try await library.load(provider, [Array(0..<20)])
            var copy = UnsyncedCopy(of: folder)
            var given: Set<Item.ID> = []
            for number in 0..<24 {
                let amid = try folder.cut(seed: UInt32(number + 1))
                let id = Item.ID.movie(number * 7 % 16)
                try await library.edit(
                    [!given.contains(id) ? .add(.favorite) : .remove(.favorite)],
                    of: id
                )
                let after = given.symmetricDifference([id])
                try copy.look()
                // The copy's newest line is written before the table's change is committed.
                try copy.leave(in: amid, seed: UInt64(number + 1))
                try await amid.holds([given, after], "amid change \(number)")
                given = after
                // This write is not synced, and affects the same file as the favorites.
                if number % 3 == 0 { try await library.load(provider, [[number, number + 1]]) }
                for seed in number % 4 == 0 ? [0, UInt32(number + 1)] : [UInt32(number + 1)] {
                    let left = try folder.cut(seed: seed)
                    try copy.leave(in: left, seed: UInt64(seed))
                    try await left.holds([given], "after change \(number), seed \(seed)")
                }
            }
        }
    }

    @Test("a power cut at any write of the migration to marks loses no favorite")
    func migration() async {
        await #expect(processExitsWith: .success) {
            let provider = StubProvider()
            let folder = TemporaryFolder()
            let library = try await Library.test(provider, at: folder.store)
            try await library.load(provider, [Array(0..<20)])
            for key in 0..<20 { try await library.edit([.add(.favorite)], of: .movie(key)) }
            await library.close()
            try await folder.makeVersion8()
            try #require(powercut_register() == 0)
            Cuts.source.withLock { $0 = folder }
            powercut_watch { Cuts.cut() }
            let migrated = try await Library.test(provider, at: folder.store)
            powercut_watch(nil)
            let favorites = Set((0..<20).map(Item.ID.movie))
            #expect(try await migrated.favoritesNow() == favorites)
            let cuts = Cuts.left.withLock(\.self)
            #expect(cuts.count > 20)
            for (number, left) in cuts.enumerated() {
                try await left.holds([favorites], "cut \(number)")
            }
        }
    }

    @Test("a power cut at any write of the migration from 0.4, or of its copy, loses no mark")
    func release() async {
        await #expect(processExitsWith: .success) {
            let provider = StubProvider(.marked)
            let folder = TemporaryFolder()
            try folder.place("0.4.0.sqlite")
            try #require(powercut_register() == 0)
            Cuts.source.withLock { $0 = folder }
            powercut_watch { Cuts.cut() }
            let migrated = try await Library.test(provider, at: folder.store)
            powercut_watch(nil)
            let marks = try await migrated.marksNow()
            #expect(marks.count == 8)
            let cuts = Cuts.left.withLock(\.self)
            #expect(cuts.count > 20)
            for (number, left) in cuts.enumerated() {
                let library = try await Library.test(provider, at: left.store)
                #expect(library.recovery == nil, "cut \(number)")
                #expect(try await library.marksNow() == marks, "cut \(number)")
                await library.close()
            }
        }
    }

    @Test("a power cut at any write of clearing the history loses no favorite")
    func clearing() async {
        await #expect(processExitsWith: .success) {
            let provider = StubProvider()
            try #require(powercut_register() == 0)
            let folder = TemporaryFolder()
            let library = try await Library.test(provider, at: folder.store)
            try await library.load(provider, [Array(0..<20)])
            for key in 0..<10 {
                try await library.recordVisit(of: .movie(key))
                try await library.edit([.add(.favorite)], of: .movie(key))
            }
            try await library.store(Item.movies(100..<250))
            Cuts.source.withLock { $0 = folder }
            powercut_watch { Cuts.cut() }
            try await library.clearHistory()
            powercut_watch(nil)
            let cuts = Cuts.left.withLock(\.self)
            #expect(cuts.count > 20)
            for (number, left) in cuts.enumerated() {
                try await left.holds([Set((0..<10).map(Item.ID.movie))], "cut \(number)")
            }
        }
    }

    @Test("imported favorites survive a power cut")
    func favorites() async {
        await #expect(processExitsWith: .success) {
            try #require(powercut_register() == 0)
            let folder = TemporaryFolder()
            let library = try await Library.test(StubProvider(), at: folder.store)
            let favorites = (1...50).map { ExportedMark(Item.movie($0), realm: .demo) }
            #expect(try await library.add(favorites).count == 50)
            for seed: UInt32 in 0...3 {
                let left = try folder.cut(seed: seed)
                let after = try await Library.test(StubProvider(), at: left.store)
                #expect(
                    Set(try await after.exportedMarks([.favorite]).map(\.untimed)) == Set(favorites)
                )
                await after.close()
            }
        }
    }
}

/// What a power cut after each write would leave.
private enum Cuts {
    static let source = Locked<TemporaryFolder?>(nil)
    static let left = Locked<[TemporaryFolder]>([])

    static func cut() {
        guard let folder = source.withLock(\.self) else { return }
        for seed in [0, UInt32(left.withLock(\.count) + 1)] {
            do {
                let cut = try folder.cut(seed: seed)
                let copy = URL(filePath: folder.file.path + ".favorites")
                let copied = URL(filePath: cut.file.path + ".favorites")
                if FileManager.default.fileExists(atPath: copy.path) {
                    try FileManager.default.copyItem(at: copy, to: copied)
                }
                left.withLock { $0.append(cut) }
            } catch {
                Issue.record("\(error)")
            }
        }
    }
}

extension TemporaryFolder {
    /// Expects a start to find one of these sets of favorites and no damage.
    fileprivate func holds(_ possible: [Set<Item.ID>], _ words: String) async throws {
        let library = try await Library.test(StubProvider(), at: store)
        #expect(library.recovery == nil, "\(words)")
        #expect(possible.contains(try await library.favoritesNow()), "\(words)")
        await library.close()
    }

    /// The store's files as a power cut at this moment would leave them.
    fileprivate func cut(seed: UInt32) throws -> TemporaryFolder {
        let left = TemporaryFolder()
        let to = left.file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: to, withIntermediateDirectories: true)
        #expect(powercut_cut(file.deletingLastPathComponent().path, to.path, seed) == 0)
        return left
    }
}
#endif
