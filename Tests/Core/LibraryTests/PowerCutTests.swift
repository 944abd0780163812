import CPowerCut
import Catalog
import Foundation
import TestSupport
import Testing

@testable import Library

/// Each in a process of its own, whose connections all lie above a file system that can be cut off.
@Suite("A power cut", .timeLimit(.minutes(1)))
struct PowerCutTests {
    @Test("hearts that were given and taken before it are as they were said to be")
    func hearts() async {
        await #expect(processExitsWith: .success) {
            try #require(powercut_register() == 0)
            let folder = TemporaryFolder()
            let provider = StubProvider()
            let library = try await Library.test(provider, at: folder.store)
            try await library.load(provider, [Array(0..<20)])
            var given: Set<Item.ID> = []
            for number in 0..<24 {
                let id = Item.ID.movie(number * 7 % 16)
                try await library.setFavorite(!given.contains(id), id)
                given.formSymmetricDifference([id])
                // Nothing of this is synced, and all of it lies beside the hearts.
                if number % 3 == 0 { try await library.load(provider, [[number, number + 1]]) }
                let seeds = number % 4 == 0 ? [0, UInt32(number + 1)] : [UInt32(number + 1)]
                for seed in seeds {
                    let left = try folder.cut(seed: seed)
                    let after = try await Library.test(StubProvider(), at: left.store)
                    #expect(after.recovery == nil)
                    #expect(try await after.favoritesNow() == given, "cut \(number), seed \(seed)")
                    await after.close()
                }
            }
        }
    }

    @Test("favorites that were brought in from a file before it are there")
    func favorites() async {
        await #expect(processExitsWith: .success) {
            try #require(powercut_register() == 0)
            let folder = TemporaryFolder()
            let library = try await Library.test(StubProvider(), at: folder.store)
            let favorites = (1...50).map { LastingFavorite(Item.movie($0), realm: .demo) }
            #expect(try await library.addFavorites(favorites) == 50)
            for seed: UInt32 in 0...3 {
                let left = try folder.cut(seed: seed)
                let after = try await Library.test(StubProvider(), at: left.store)
                #expect(Set(try await after.lastingFavorites()) == Set(favorites))
                await after.close()
            }
        }
    }
}

extension TemporaryFolder {
    /// What a power cut at this moment leaves of the store.
    fileprivate func cut(seed: UInt32) throws -> TemporaryFolder {
        let left = TemporaryFolder()
        let to = left.file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: to, withIntermediateDirectories: true)
        #expect(powercut_cut(file.deletingLastPathComponent().path, to.path, seed) == 0)
        return left
    }
}
