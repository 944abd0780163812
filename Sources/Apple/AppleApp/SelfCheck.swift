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
        }
        await library.close()
        return Report(catalogs: library.catalogs.count, decodedPictures: decoded)
    }
}
#endif
