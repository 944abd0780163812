import Catalog
import Foundation
import ImagePipeline
import Primitives
import SQLiteKit

/// Downloads lists: first pages, then pictures, four of each at a time.
///
/// Complete lists, offline lists and `vitrine sync` differ only in the pages and pictures they
/// request.
struct ListDownloader: Sendable {
    /// A picture's attempted files, each with its size in bytes or its error.
    typealias Files = [(request: ImageRequest, result: Result<Int, CatalogError>)]

    /// Which pages of a list are fetched.
    enum Pages: Sendable {
        /// Those that aren't stored, or were fetched before a date.
        case outdated(since: Date = .distantPast)
        /// The first ones, at most this many, even if they are stored.
        case first(Int)
    }

    let fetch: PageFetch
    let images: ImageDataLoader

    private static let pagesAtOnce = 4
    private static let imagesAtOnce = 4

    /// Fetches pages from the service and stores them in order.
    ///
    /// Requests the first page alone. The following ones are requested several at a time if the
    /// service reports how many there are, isn't slow, and their addresses don't depend on the pages
    /// before. Requests wait for their turn as long as it takes. An error cancels the requests for
    /// later pages.
    ///
    /// - Parameters:
    ///   - pages: which pages.
    ///   - query: the list.
    ///   - stored: called after each page is stored.
    /// - Throws: `CatalogError`; `badResponse` after the most pages of ``RunLimit``; `cancelled` if
    ///   the task is cancelled.
    func fetchPages(
        _ pages: Pages,
        of query: Query,
        stored: (_ page: RequestedPage) -> Void
    ) async throws(CatalogError) {
        let source = fetch.sources[query.catalog]
        let isOneByOne = source.map { $0.isSlow || $0.provider.isSequential(query) } ?? false
        let atOnce = isOneByOne ? 1 : Self.pagesAtOnce
        let failure = await withTaskGroup(of: PageOutcome.self) { group -> CatalogError? in
            var requested: [Int] = []
            var arrived: [Int: PageOutcome] = [:]
            var last = 0
            var total: Int?
            var limit = RunLimit()
            do throws(CatalogError) {
                repeat {
                    while requested.count < (total == nil ? 1 : atOnce),
                        let number = try await page(after: last, of: pages, query)
                    {
                        try limit.request()
                        group.addTask {
                            await Patience.$isUnlimited.withValue(true) {
                                await outcome(ofPage: number, of: query)
                            }
                        }
                        requested.append(number)
                        last = number
                    }
                    guard let first = requested.first else { return nil }
                    while arrived[first] == nil, let result = await group.next() {
                        arrived[result.number] = result
                    }
                    requested.removeFirst()
                    let result = arrived.removeValue(forKey: first)
                    // The list may have become shorter after the page was requested.
                    guard let result, total.map({ first <= $0 }) ?? true else { continue }
                    let page = try result.page.get()
                    try await fetch.save(page)
                    limit.add(page.content)
                    stored(page)
                    total = page.content.totalPages
                } while !Task.isCancelled
            } catch {
                group.cancelAll()
                return error
            }
            return .cancelled
        }
        if Task.isCancelled { throw .cancelled }
        if let failure { throw failure }
    }

    /// Returns the number of the next page to fetch after one, of which the first is 1; nil if that
    /// was the last one.
    ///
    /// Pages before it may not be stored yet.
    private func page(
        after number: Int,
        of pages: Pages,
        _ query: Query
    ) async throws(CatalogError) -> Int? {
        if number == 0, case .first = pages { return 1 }
        // Resolves the query again because the source may have been replaced.
        let query = try fetch.resolve(query)
        return try await fetch.store.read { connection throws(DatabaseError) in
            let table = connection.lists(of: query.scope)
            switch pages {
            case .outdated(let date):
                return try table.firstMissingPage(
                    of: query.key,
                    after: number,
                    fetchedSince: date
                )
            case .first(let count):
                let total = try table.state(of: query.key)?.totalPages ?? count
                return number < min(count, total) ? number + 1 : nil
            }
        }
    }

    private typealias PageOutcome = (number: Int, page: Result<RequestedPage, CatalogError>)

    private func outcome(ofPage number: Int, of query: Query) async -> PageOutcome {
        do throws(CatalogError) {
            // Resolves the query again because the source may have been replaced.
            return (number, .success(try await fetch.request(number, of: fetch.resolve(query))))
        } catch {
            return (number, .failure(error))
        }
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
