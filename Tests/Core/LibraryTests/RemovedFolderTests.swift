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
        try await library.edit([.add(.favorite)], of: .movie(1))
        return library
    }

    private var data: URL { folder.file.deletingLastPathComponent() }

    @Test("the next changes and pages fail, and nothing is recreated")
    func removed() async throws {
        let library = try await filled()
        try files.removeItem(at: data)
        await #expect(throws: CatalogError.storage(code: DatabaseError.moved)) {
            try await library.edit([.add(.favorite)], of: .movie(2))
        }
        await #expect(throws: CatalogError.storage(code: DatabaseError.moved)) {
            try await library.page(2, of: .movies())
        }
        #expect(try await library.favoritesNow() == [.movie(1)])
        await library.close()
        #expect(!files.fileExists(atPath: data.path))
        #expect(try await self.library().favoritesNow() == [])
    }

    @Test("a new store in its place is not overwritten, and changes fail")
    func replaced() async throws {
        let library = try await filled()
        try files.removeItem(at: data)
        let other = try await self.library()
        try await other.edit([.add(.favorite)], of: .movie(3))
        await #expect(throws: CatalogError.storage(code: DatabaseError.moved)) {
            try await library.edit([.add(.favorite)], of: .movie(2))
        }
        // Closing would remove the other store's `-wal` by its name.
        await library.close()
        #expect(files.fileExists(atPath: folder.file.path + "-wal"))
        try await other.edit([.add(.favorite)], of: .movie(2))
        await other.close()
        #expect(try await self.library().favoritesNow() == [.movie(2), .movie(3)])
    }
}
