#if canImport(UIKit)
import ApplePlatform
import Catalog
import DemoService
import Foundation
import ImagePipeline
import L10n
import Library
import VitrineSwiftUI

/// Runs the app once without a window, to test it on a device or simulator.
@MainActor
public enum SelfCheck {
    /// The check's results.
    public struct Report: Sendable {
        /// The number of catalogs in the library.
        public let catalogs: Int
        /// The number of decoded pictures among the first ones of each catalog.
        public let decodedPictures: Int
        /// Whether the decoder rejects half a picture.
        public let isTruncationRefused: Bool
    }

    /// Opens the app with the demo service in a temporary folder.
    ///
    /// - Throws: The error if the app can't open or a list can't load.
    /// - Returns: The results.
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
            // Decodes on a new thread, because decoding would block the threads that tasks share.
            Thread.detachNewThread {
                let half = bytes.prefix(bytes.count / 2)
                let result = Result { try ImageIODecoder().size(ofWhole: half) }
                continuation.resume(returning: (try? result.get()) == nil)
            }
        }
    }
}
#endif
