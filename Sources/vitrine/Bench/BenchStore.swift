import Catalog
import Composition
import Foundation
import GTKSupport
import ImagePipeline
import Library
import LinuxPlatform
import Locks
import VitrineGTK

/// A store and an image cache as a long evening of browsing leaves them.
enum BenchStore {
    /// The folders of a measurement.
    static func folders(in folder: URL) -> Folders {
        Folders(
            data: folder.appending(path: "data"),
            caches: folder.appending(path: "cache"),
            settings: folder.appending(path: "settings")
        )
    }

    /// What a platform lends to a measurement.
    static func platform(_ folders: Folders) -> Platform {
        Platform(
            transport: CurlHTTPClient(),
            decoder: PixbufDecoder(),
            folders: folders,
            startDemo: { throw CatalogError.offline },
            log: { Terminal.note($0) }
        )
    }

    /// Stores all rows, page by page, and downloads every poster in the size of a card.
    static func fill(
        _ folders: Folders,
        rows: Int,
        _ configuration: Configuration
    ) throws {
        let demo = Demo()
        let images = try demo.start().appending(path: "t/p")
        let done = DispatchSemaphore(value: 0)
        let failure = Locked<(any Error)?>(nil)
        Task.detached {
            do {
                try await fill(folders, rows: rows, images: images, configuration)
            } catch {
                failure.withLock { $0 = error }
            }
            done.signal()
        }
        done.wait()
        if let error = failure.withLock({ $0 }) { throw error }
    }

    private static func fill(
        _ folders: Folders,
        rows: Int,
        images: URL,
        _ configuration: Configuration
    ) async throws {
        let provider = BenchProvider(rows: rows, images: images)
        let library = try await Composition.library(
            of: [CatalogSource(provider, realm: .demo)],
            configuration,
            on: platform(folders)
        )
        defer { library.images.close() }
        guard let list = provider.descriptor.lists.first else { return }
        let query = Query(catalog: provider.descriptor.id, list: list.id)
        let pages = (rows + BenchProvider.rowsPerPage - 1) / BenchProvider.rowsPerPage
        for page in 1...max(1, pages) { try await library.page(page, of: query) }
        for row in 0..<min(rows, BenchProvider.posterCount) {
            let size = PixelSize(MainWindow.cardPosterSize.width, MainWindow.cardPosterSize.height)
            let request = library.imageRequest(
                for: BenchProvider.artwork(of: row),
                of: provider.descriptor.id,
                fit: .cover(size)
            )
            if let request { _ = try await library.images.data(for: request) }
        }
    }
}
