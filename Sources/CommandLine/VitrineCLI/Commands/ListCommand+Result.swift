import Catalog
import Foundation
import Library

// Loads the result.

extension ListCommand {
    /// Loads the request's result from the service or the store.
    func result(
        of request: ListRequest,
        _ query: Query
    ) async throws(CommandFailure) -> ListResult {
        if case .favorites = request.list.content { return try await stored(query, request) }
        if request.isSortedByLibrary { return try await sorted(request, query) }
        switch request.pages {
        case .all: return try await whole(query, request)
        case .one(let number): return try await page(number, of: query, request)
        }
    }

    private func page(
        _ number: Int,
        of query: Query,
        _ request: ListRequest
    ) async throws(CommandFailure) -> ListResult {
        do {
            let answer = try await library.page(number, of: query, policy: request.policy)
            return ListResult(
                items: answer.value.elements,
                page: answer.value.number,
                totalPages: answer.value.totalPages,
                origin: answer.origin,
                skipped: answer.value.skipped,
                isUnanswered: answer.origin == .store && !request.isOffline
                    && !(request.list.isSearchedInStore && !query.search.isEmpty)
            )
        } catch {
            throw failure(error, of: request)
        }
    }

    /// Reads a query's stored items, in order.
    private func stored(
        _ query: Query,
        _ request: ListRequest
    ) async throws(CommandFailure) -> ListResult {
        do throws(CatalogError) {
            let (order, items) = try await library.whole(query)
            guard order.loadedPages > 0 || !order.ids.isEmpty else { throw .offline }
            return ListResult(
                items: items,
                totalPages: order.loadedPages == 0 ? 1 : order.totalPages,
                loadedPages: max(order.loadedPages, 1),
                skipped: order.skipped,
                fetchedAt: order.fetchedAt
            )
        } catch {
            throw failure(error, of: request)
        }
    }

    /// Loads all pages: requests the first one again to detect changes, then the missing ones.
    ///
    /// If the network fails halfway, the command prints the pages loaded so far with a note. It
    /// also adds a note if some pages were stored before this command.
    private func whole(
        _ query: Query,
        sorted: Query? = nil,
        _ request: ListRequest
    ) async throws(CommandFailure) -> ListResult {
        let start = Date()
        var failure: CatalogError?
        if !request.isOffline {
            failure = try await orCommandFailure { () async throws(CatalogError) in
                try await fetch(query)
            }
        }
        if let failure, failure != .offline { throw .catalog(failure) }
        var result = try await stored(sorted ?? query, request)
        result.isUnanswered = failure != nil
        let isFresh = result.fetchedAt.map { $0 >= start } ?? false
        if failure == nil, !request.isOffline, isFresh { result.origin = .network }
        return result
    }

    /// Loads a list that the library itself sorts, which needs all pages first.
    private func sorted(
        _ request: ListRequest,
        _ query: Query
    ) async throws(CommandFailure) -> ListResult {
        var unsorted = query
        unsorted.sort = nil
        var result = try await whole(unsorted, sorted: query, request)
        guard case .one(let number) = request.pages else { return result }
        let total = result.totalPages ?? result.loadedPages
        let size = (result.items.count + total - 1) / total
        result.items = Array(result.items.dropFirst((number - 1) * size).prefix(size))
        result.page = number
        return result
    }

    /// Requests the first page and the missing ones.
    ///
    /// - Returns: the error that stopped the requests; nil if every page is stored.
    private func fetch(_ query: Query) async throws(CatalogError) -> CatalogError? {
        let progress = Progress(console: console)
        defer { progress.end() }
        do throws(CatalogError) {
            try await library.page(1, of: query, policy: .networkOnly)
        } catch .offline {
            return .offline
        }
        for try await completion in library.fetchWhole(query) {
            progress.show(completion)
            if let failure = completion.failure { return failure }
            if completion.hasAllPages { break }
        }
        if Task.isCancelled { throw .cancelled }
        return nil
    }
}
