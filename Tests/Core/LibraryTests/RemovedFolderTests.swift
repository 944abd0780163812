import Catalog
import Foundation
import Primitives
import SQLiteKit
import TestSupport
import Testing

@testable import Library

@Suite("Data folder removed while in use", .timeLimit(.minutes(5)))
struct RemovedFolderTests {
    private let provider = StubProvider()
    private let folder = TemporaryFolder()
    private let files = FileManager.default

    private func library() async throws -> Library {
        try await Library.test(provider, at: folder.store)
    }

    /// A library with three movies and one favorite.
    private func filled() async throws -> Library {
        let library = try await library()
        try await library.load(provider, [[1, 2, 3]])
        try await library.setFavorite(true, .movie(1))
        return library
    }

    private var data: URL { folder.file.deletingLastPathComponent() }

    @Test("the next change recreates the folder with all stored data and reports it")
    func recreated() async throws {
        let library = try await filled()
        var recreations = library.recreations().makeAsyncIterator()
        #expect(await recreations.next() != nil)
        try files.removeItem(at: data)
        try await library.setFavorite(true, .movie(2))
        #expect(await recreations.next() != nil)
        #expect(library.recreationCount == 1)
        #expect(try await library.orderNow(.movies()).keys == [1, 2, 3])

        // Another process reads the same favorites, and so does one that has only the copy.
        #expect(try await self.library().favoritesNow() == [.movie(1), .movie(2)])
        await library.close()
        try files.removeItem(at: folder.file)
        #expect(try await self.library().favoritesNow() == [.movie(1), .movie(2)])
    }

    @Test("doesn't touch the file in which another process recreates the store")
    func twoProcesses() async throws {
        let library = try await filled()
        try files.removeItem(at: data)
        try files.createDirectory(at: data, withIntermediateDirectories: true)
        let other = ["\(folder.file.path).new", "\(folder.file.path).1.part"]
        for path in other { try Data("other".utf8).write(to: URL(filePath: path)) }
        try await library.setFavorite(true, .movie(2))
        #expect(library.recreationCount == 1)
        for path in other { #expect(files.contents(atPath: path) == Data("other".utf8)) }
        await library.close()
        #expect(try folder.files.filter { $0.hasSuffix(".part") } == ["store.sqlite.1.part"])
    }

    @Test("concurrent changes recreate the folder once")
    func once() async throws {
        let library = try await filled()
        try files.removeItem(at: data)
        try await withThrowingTaskGroup { group in
            for key in 1...3 {
                group.addTask { try await library.setFavorite(true, .movie(key)) }
                group.addTask { _ = try await library.favoritesNow() }
            }
            try await group.waitForAll()
        }
        #expect(library.recreationCount == 1)
        await library.close()
        #expect(try await self.library().favoritesNow() == [.movie(1), .movie(2), .movie(3)])
    }

    @Test("a new store in its place is not overwritten, and changes fail")
    func replaced() async throws {
        let library = try await filled()
        try files.removeItem(at: data)
        let other = try await self.library()
        try await other.setFavorite(true, .movie(3))
        await #expect(throws: CatalogError.storage(code: DatabaseError.moved)) {
            try await library.setFavorite(true, .movie(2))
        }
        #expect(library.recreationCount == 0)
        // Closing would remove the other store's `-wal` by its name.
        await library.close()
        #expect(files.fileExists(atPath: folder.file.path + "-wal"))
        try await other.setFavorite(true, .movie(2))
        await other.close()
        #expect(try await self.library().favoritesNow() == [.movie(2), .movie(3)])
    }

    @Test("if the folder cannot be recreated, a change fails with the code")
    func impossible() async throws {
        let library = try await filled()
        try files.removeItem(at: data)
        try Data().write(to: data)
        await #expect(throws: CatalogError.storage(code: 14)) {
            try await library.setFavorite(true, .movie(2))
        }
        #expect(try await library.favoritesNow() == [.movie(1)])
    }
}
