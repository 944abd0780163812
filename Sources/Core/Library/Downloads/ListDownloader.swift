import Catalog
import ImagePipeline

/// Downloads lists: pages one after another, then pictures four at a time.
///
/// Complete lists, offline lists and `vitrine sync` differ only in the pages and pictures they
/// request.
struct ListDownloader: Sendable {
    /// A picture's attempted files, each with its size in bytes or its error.
    typealias Files = [(request: ImageRequest, result: Result<Int, CatalogError>)]

    let fetch: PageFetch
    let images: ImageDataLoader

    private static let imagesAtOnce = 4

    /// Fetches pages from the service and stores them.
    ///
    /// `next` receives the previous page and its number, initially nil and 0. It returns the number
    /// of the page to fetch, or nil to stop.
    ///
    /// - Throws: `CatalogError`; `cancelled` if the task is cancelled.
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

    /// Downloads pictures that aren't on disk.
    ///
    /// `finished` is called as each picture finishes.
    ///
    /// - Throws: the first error that would also stop the other downloads
    ///   (``CatalogError/stopsSync``), after running downloads have finished; errors from
    ///   `finished`; `cancelled` if the task is cancelled.
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
