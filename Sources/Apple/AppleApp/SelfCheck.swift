#if canImport(UIKit)
import ApplePlatform
import Catalog
import DemoService
import Foundation
import ImagePipeline
import L10n
import Library
import VitrineSwiftUI

/// Plays the app once without a window, for a test on a device or simulator.
@MainActor
public enum SelfCheck {
    /// What was found.
    public struct Report: Sendable {
        /// How many catalogs the library has.
        public let catalogs: Int
        /// How many of the first pictures of each catalog were decoded.
        public let decodedPictures: Int
        /// Whether half a picture is refused.
        public let isTruncationRefused: Bool
    }

    /// Opens the app over the demonstration in a folder of its own.
    ///
    /// - Throws: where it cannot be opened, or a list not be loaded.
    /// - Returns: what was found.
    public static func run() async throws -> Report {
        let stage = try await AppStage.open(
            in: URL.temporaryDirectory.appending(path: UUID().uuidString),
            strings: Localizer(.english),
            decoder: ImageIODecoder(),
            service: .bundled()
        )
        let library = stage.app.library
        let pipeline = ImagePipeline(
            data: library.images,
            decoder: ImageIODecoder(),
            prepare: { Picture($0) }
        )
        var decoded = 0
        var isTruncationRefused = false
        for catalog in library.catalogs {
            guard let list = catalog.lists.first else { continue }
            let page = try await library.page(1, of: Query(catalog: catalog.id, list: list.id))
            guard let artwork = page.value.elements.lazy.compactMap(\.artwork).first,
                let request = library.imageRequest(
                    for: artwork,
                    of: catalog.id,
                    fit: .cover(PixelSize(160, 1))
                )
            else { continue }
            if try await pipeline.image(for: request).size.width == 160 { decoded += 1 }
            let bytes = try await library.images.data(for: request)
            isTruncationRefused = await refusesHalf(of: bytes)
        }
        await library.close()
        return Report(
            catalogs: library.catalogs.count,
            decodedPictures: decoded,
            isTruncationRefused: isTruncationRefused
        )
    }

    @concurrent
    private static func refusesHalf(of bytes: Data) async -> Bool {
        await withCheckedContinuation { continuation in
            // Decoding is not for the threads that tasks share.
            Thread.detachNewThread {
                let half = bytes.prefix(bytes.count / 2)
                let result = Result { try ImageIODecoder().size(ofWhole: half) }
                continuation.resume(returning: (try? result.get()) == nil)
            }
        }
    }
}
#endif
