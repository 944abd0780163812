public import Catalog
import ImagePipeline

extension Library {
    /// Fetches the first pages of a list from the service and stores them.
    ///
    /// - Parameters:
    ///   - query: the list.
    ///   - pages: the maximum number of pages.
    ///   - progress: receives the progress after each page.
    /// - Returns: the items on the pages.
    /// - Throws: `CatalogError`.
    public func download(
        _ query: Query,
        pages: Int,
        progress: (ListProgress) -> Void
    ) async throws(CatalogError) -> [Item] {
        var items: [Item] = []
        var known: Set<Item.ID> = []
        try await downloader.fetchPages(.first(pages), of: query) { page in
            items += page.content.elements.filter { known.insert($0.id).inserted }
            let total = max(min(page.content.totalPages ?? pages, pages), page.number)
            progress(ListProgress(loadedPages: page.number, totalPages: total))
        }
        return items
    }

    /// Downloads the pictures that views of the given widths would request.
    ///
    /// Skips pictures already on disk within their catalog's limits. Stops if the task is
    /// cancelled, or after an error that would also stop the other downloads
    /// (`CatalogError.stopsSync`).
    ///
    /// - Parameters:
    ///   - artworks: the pictures.
    ///   - catalog: their catalog.
    ///   - pixelWidths: the view widths in pixels; empty for full size.
    ///   - progress: receives the progress after each picture.
    /// - Returns: the attempted pictures, each with its error: `notFound` if the path is invalid,
    ///   `storage` if the disk couldn't store it or later pictures evicted it.
    public func downloadImages(
        _ artworks: [Artwork],
        of catalog: CatalogID,
        pixelWidths: [Int] = [],
        progress: (ListProgress) -> Void = { _ in }
    ) async -> [(artwork: Artwork, failure: CatalogError?)] {
        var done = ListProgress()
        done.totalImages = artworks.count
        var results: [(artwork: Artwork, failure: CatalogError?)] = []
        let requests = { @Sendable [sources] (artwork: Artwork) in
            sources.imageRequests(for: artwork, of: catalog, pixelWidths: pixelWidths)
        }
        do throws(CatalogError) {
            try await downloader.fetchImages(artworks, requests: requests) { artwork, files in
                let failure = files.isEmpty ? .notFound(message: nil) : files.failures.first
                results.append((artwork, failure))
                done.loadedImages += 1
                progress(done)
            }
        } catch {
            // The results contain the error.
        }
        for index in results.indices where results[index].failure == nil {
            results[index].failure = await absence(of: requests(results[index].artwork))
        }
        return results
    }

    /// Returns why a downloaded picture is no longer on disk; nil if it is.
    private func absence(of requests: [ImageRequest]) async -> CatalogError? {
        for request in requests {
            if let absence = await images.absence(of: request) { return CatalogError(absence) }
        }
        return nil
    }
}
