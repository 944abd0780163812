import Catalog
import DemoService
import Foundation
import ImagePipeline
import Library
import LinuxPlatform
import Networking
import TestSupport
import Testing

@testable import Composition

/// The demo as it runs on a phone: its handler replaces the transport, so there is no socket.
@Suite("Demo without a socket", .timeLimit(.minutes(5)))
struct DemoInProcessTests {
    private let folder = TemporaryFolder()

    private func library() async throws -> Library {
        let pictures = URL(filePath: #filePath)
            .deletingLastPathComponent()
            .appending(path: "../../../Sources/Demo/DemoService/Pictures")
        let scaler = JPEGScaler()
        let service = DemoService(
            pictures: .inFolder(pictures) { file, size in
                try scaler.jpeg(of: file, size: PixelSize(size.width, size.height))
            }
        )
        let platform = Platform(
            transport: HandlerHTTPClient { await service.response(to: $0) },
            decoder: PixbufDecoder(),
            folders: folder.folders,
            startDemo: { try #require(URL(string: "http://demo.invalid")) },
            log: { _ in }
        )
        return try await Composition.library(Configuration(environment: [:]), on: platform)
    }

    @Test("all four catalogs have rows, and the first ten pictures of each decode")
    func catalogs() async throws {
        let library = try await library()
        let catalogs = library.catalogs.filter(\.isBrowsable)
        #expect(catalogs.map(\.id.rawValue) == ["movies", "films", "photos", "characters"])
        for catalog in catalogs {
            let list = try #require(catalog.lists.first)
            let page = try await library.page(1, of: Query(catalog: catalog.id, list: list.id))
            #expect(page.value.elements.count >= 15)
            for item in page.value.elements.prefix(10) {
                guard let artwork = item.artwork else { continue }
                let request = try #require(
                    library.imageRequest(
                        for: artwork,
                        of: catalog.id,
                        fit: .cover(PixelSize(160, 1))
                    )
                )
                let data = try await library.images.data(for: request)
                let size = try await Self.decodedSize(data, request.fit)
                #expect(size.width == 160, "\(catalog.id) \(item.title)")
            }
        }
        await library.close()
    }

    /// Runs outside the cooperative thread pool, as every decoder does.
    private static func decodedSize(
        _ data: Data,
        _ fit: ImageRequest.Fit
    ) async throws -> PixelSize {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(with: Result { try PixbufDecoder().decode(data, to: fit).size })
            }
        }
    }
}
