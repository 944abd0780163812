import Catalog
import Foundation
import L10n
import Library

/// `vitrine list`.
struct ListCommand {
    /// Where to write.
    let console: Console
    /// Where the data is.
    let library: Library
    /// Where pictures are, as large as they are.
    let imageAddress: @Sendable (Artwork, CatalogID) -> URL?

    /// Finds and prints what the arguments ask for.
    func run(_ arguments: ListArguments) async throws(CommandFailure) {
        let request = try request(for: arguments)
        let query = try await queryWithGenres(request)
        let result = try await result(of: request, query)
        let favorites = try await catalogued(library.currentFavorites)
        note(result, of: request, query)
        do {
            if arguments.isJSON {
                try console.out.text(json(result, of: request, favorites).text)
            } else {
                try print(result, of: request, favorites)
            }
        } catch {
            throw .output(error)
        }
    }

    /// What the result does not say of itself.
    private func note(_ result: ListResult, of request: ListRequest, _ query: Query) {
        let isSorted = query.sort != nil && !request.isSortedByLibrary
        if !query.search.isEmpty, isSorted || !query.filter.isEmpty {
            console.note(console.strings("cli.list.search-only"))
        }
        if result.origin == .store, case .service = request.list.content {
            console.note(console.strings("cli.list.from-store"))
        }
    }

    private func request(for arguments: ListArguments) throws(CommandFailure) -> ListRequest {
        do {
            return try ListRequest(arguments, in: library.catalogs)
        } catch {
            throw .usage(error)
        }
    }
}

// MARK: What to print

extension ListCommand {
    /// The query with keys in place of the names of genres.
    private func queryWithGenres(_ request: ListRequest) async throws(CommandFailure) -> Query {
        var query = request.query
        guard !request.genres.isEmpty else { return query }
        let genres = try await catalogued { () async throws(CatalogError) in
            try await library.genres(of: query.catalog)
        }
        for name in request.genres {
            let wish = name.lowercased()
            guard
                let genre = genres.first(where: { $0.key == name || $0.name.lowercased() == wish })
            else {
                let option = CommandOption.genre.rawValue
                throw .usage(.badValue(name, of: option, allowed: genres.map(\.name)))
            }
            query.filter.genres.insert(genre.key)
        }
        return query
    }

    private func result(
        of request: ListRequest,
        _ query: Query
    ) async throws(CommandFailure) -> ListResult {
        if case .favorites = request.list.content { return try await stored(query) }
        if request.isSortedByLibrary { return try await sorted(request, query) }
        switch request.pages {
        case .all: return try await whole(query)
        case .one(let number):
            let answer = try await page(number, of: query)
            return ListResult(
                items: answer.value.elements,
                page: answer.value.number,
                totalPages: answer.value.totalPages,
                origin: answer.origin,
                skipped: answer.value.skipped
            )
        }
    }

    private func page(
        _ number: Int,
        of query: Query
    ) async throws(CommandFailure) -> Answer<Page<Item>> {
        try await catalogued { () async throws(CatalogError) in
            try await library.page(number, of: query)
        }
    }

    /// What the store has of a query, in order.
    private func stored(_ query: Query) async throws(CommandFailure) -> ListResult {
        try await catalogued { () async throws(CatalogError) in
            guard let order = try await library.currentOrder(of: query) else {
                return ListResult(items: [])
            }
            let items = try await library.items(order.ids)
            return ListResult(items: items, totalPages: max(order.totalPages ?? 1, 1))
        }
    }

    /// Every page: the first one anew, so that a change is noticed, then what is missing.
    ///
    /// What came before the network went is better than nothing and says where it is from.
    private func whole(_ query: Query) async throws(CommandFailure) -> ListResult {
        let first = try await page(1, of: query)
        var origin = first.origin
        if origin == .network {
            let failure = try await completion(of: query)
            if let failure, failure != .offline { throw .catalog(failure) }
            if failure != nil { origin = .store }
        }
        var result = try await stored(query)
        result.origin = origin
        result.skipped = first.value.skipped
        return result
    }

    /// A list that the library itself puts in order, for which it needs all of it first.
    private func sorted(
        _ request: ListRequest,
        _ query: Query
    ) async throws(CommandFailure) -> ListResult {
        var unsorted = query
        unsorted.sort = nil
        let base = try await whole(unsorted)
        var result = try await stored(query)
        result.origin = base.origin
        result.skipped = base.skipped
        result.totalPages = base.totalPages
        guard case .one(let number) = request.pages else { return result }
        let size = (result.items.count + result.totalPages - 1) / result.totalPages
        result.items = Array(result.items.dropFirst((number - 1) * size).prefix(size))
        result.page = number
        return result
    }

    private func completion(of query: Query) async throws(CommandFailure) -> CatalogError? {
        let progress = Progress(console: console)
        defer { progress.end() }
        return try await catalogued { () async throws(CatalogError) in
            for try await completion in library.complete(query) {
                progress.show(completion)
                if let failure = completion.failure { return failure }
                if completion.isDone { break }
            }
            if Task.isCancelled { throw .cancelled }
            return nil
        }
    }
}

// MARK: How to print

extension ListCommand {
    private func json(
        _ result: ListResult,
        of request: ListRequest,
        _ favorites: Set<Item.ID>
    ) -> JSONValue {
        let writer = ItemJSON(catalog: request.catalog)
        let items = result.items.map { item in
            JSONValue.object(
                writer.members(
                    of: item,
                    isFavorite: favorites.contains(item.id),
                    image: item.artwork.flatMap { imageAddress($0, item.id.catalog) }
                )
            )
        }
        return .object([
            JSONValue.Member("catalog", .string(request.catalog.id.rawValue)),
            JSONValue.Member("list", .string(request.list.id.rawValue)),
            JSONValue.Member("page", .integer(result.page)),
            JSONValue.Member("totalPages", .integer(result.totalPages)),
            JSONValue.Member("origin", .string(result.origin.rawValue)),
            JSONValue.Member("skipped", .integer(result.skipped)),
            JSONValue.Member("items", .array(items)),
        ])
    }

    private func print(
        _ result: ListResult,
        of request: ListRequest,
        _ favorites: Set<Item.ID>
    ) throws(OutputError) {
        let strings = console.strings
        guard !result.items.isEmpty else {
            console.note(strings("cli.list.empty"))
            return
        }
        let table = ItemTable(catalog: request.catalog, strings: strings)
        for line in table.lines(result.items, favorites, columns: console.out.columns) {
            try console.out.line(line)
        }
        if console.out.columns != nil {
            let pages = [String(result.page), String(result.totalPages)]
            try console.out.line()
            try console.out.line(
                request.pages == .all
                    ? strings("cli.list.items", count: result.items.count)
                    : strings("cli.list.page", pages[0], pages[1])
            )
        }
        if result.skipped > 0 {
            console.note(strings("cli.list.skipped", count: result.skipped))
        }
    }
}
