import Catalog
import ImagePipeline

/// Downloads lists: pages one after another, then pictures, four at a time.
///
/// Whole lists, lists for offline use and `vitrine sync` differ only in which pages and pictures
/// they ask for.
struct ListDownloader: Sendable {
    /// The files of a picture that were tried, and the bytes of each or why it failed.
    typealias Files = [(request: ImageRequest, result: Result<Int, CatalogError>)]

    let fetch: PageFetch
    let images: ImageDataLoader

    private static let imagesAtOnce = 4

    /// Fetches pages from the service and stores them.
    ///
    /// `next` gets the page before and the number it was requested by, nil and 0 at first. It
    /// returns the number of the page to fetch, nil at the end.
    /// - Throws: any `CatalogError`; `cancelled` if the task is cancelled.
    func fetchPages(
        of query: Query,
        next: (_ number: Int, _ last: Page<Item>?) async throws(CatalogError) -> Int?
    ) async throws(CatalogError) {
        var (number, last): (Int, Page<Item>?) = (0, nil)
        while let due = try await next(number, last) {
            if Task.isCancelled { throw .cancelled }
            last = try await fetch.page(due, of: query, policy: .networkOnly).value
            number = due
        }
        if Task.isCancelled { throw .cancelled }
    }

    /// Downloads pictures, unless they are on disk.
    ///
    /// `finished` is called for each, in the order in which they finish.
    /// - Throws: the first error of a picture that would stop the others as well
    ///   (``CatalogError/stopsSync``), after those already begun; what `finished` throws;
    ///   `cancelled` if the task is cancelled.
    func fetchImages<Picture: Sendable>(
        _ pictures: [Picture],
        requests: @escaping @Sendable (Picture) -> [ImageRequest],
        finished: (Picture, Files) async throws(CatalogError) -> Void
    ) async throws(CatalogError) {
        var waiting = pictures[...]
        var stop: CatalogError?
        await withTaskGroup(of: (Picture, Files).self) { group in
            func startNext() {
                guard stop == nil, !Task.isCancelled, let next = waiting.popFirst() else { return }
                group.addTask { (next, await fetch(requests(next))) }
            }
            for _ in 0..<Self.imagesAtOnce { startNext() }
            for await (picture, files) in group {
                do throws(CatalogError) {
                    try await finished(picture, files)
                } catch {
                    stop = stop ?? error
                }
                stop = stop ?? files.failures.first(where: \.stopsSync)
                startNext()
            }
        }
        if Task.isCancelled { throw .cancelled }
        if let stop { throw stop }
    }

    private func fetch(_ requests: [ImageRequest]) async -> Files {
        var files: Files = []
        for request in requests {
            do throws(ImageError) {
                files.append((request, .success(try await images.keep(request))))
            } catch {
                let error = CatalogError(error)
                files.append((request, .failure(error)))
                if error.stopsSync || Task.isCancelled { break }
            }
        }
        return files
    }
}

extension ListDownloader.Files {
    /// The errors of the files that failed.
    var failures: [CatalogError] {
        compactMap { if case .failure(let error) = $0.result { error } else { nil } }
    }
}
