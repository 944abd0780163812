#if DEBUG
import Catalog
import Foundation
package import ImagePipeline
import Library

#if canImport(UIKit)
import ApplePlatform
import L10n
#endif

/// Runs the app once without a window, to test it on a device or simulator.
@MainActor
public enum SelfCheck {
    /// The check's results.
    public struct Report: Sendable {
        /// The number of catalogs that people can browse.
        public let catalogs: Int
        /// The number of catalogs whose first picture was decoded at the requested width.
        public let decodedPictures: Int
    }

    /// Requests the first page of each catalog and decodes its first picture.
    ///
    /// Closes the stage's library.
    ///
    /// - Throws: The error if a list or picture can't load.
    /// - Returns: The results.
    package static func run(
        on stage: AppStage,
        decoder: any ImageDecoding
    ) async throws -> Report {
        let library = stage.app.library
        let pipeline = ImagePipeline<DecodedImage>(
            data: library.images,
            decoder: decoder,
            prepare: { $0 }
        )
        let catalogs = library.catalogs.filter(\.isBrowsable)
        var decoded = 0
        for catalog in catalogs {
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
        return Report(catalogs: catalogs.count, decodedPictures: decoded)
    }
}

#if canImport(UIKit)
extension SelfCheck {
    /// Opens the app with the demo service in a temporary folder, and checks it.
    ///
    /// - Throws: The error if the app can't open, or a list or picture can't load.
    /// - Returns: The results.
    public static func run() async throws -> Report {
        let decoder = ImageIODecoder()
        let stage = try await AppStage.open(
            in: URL.temporaryDirectory.appending(path: UUID().uuidString),
            strings: Localizer(.english),
            decoder: decoder,
            service: .bundled()
        )
        return try await run(on: stage, decoder: decoder)
    }
}
#endif
#endif
