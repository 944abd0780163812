import Catalog
import Foundation
import L10n
import Library

/// The command `vitrine list`.
struct ListCommand {
    let console: Console
    let library: Library

    /// Resolves the arguments, loads the result and prints it.
    func run(_ arguments: ListArguments) async throws(CommandFailure) {
        let request = try request(for: arguments)
        let query = try await queryWithGenres(request)
        let result = try await result(of: request, query)
        let favorites = try await orCommandFailure(library.currentFavorites)
        note(result, of: request, query)
        if arguments.isJSON {
            try showJSON(result, of: request, favorites)
        } else {
            try show(result, of: request, favorites)
        }
    }

    /// Prints notes about the result to standard error.
    private func note(_ result: ListResult, of request: ListRequest, _ query: Query) {
        let isSorted = query.sort != nil && !request.isSortedByLibrary
        if !query.search.isEmpty, isSorted || !query.filter.isEmpty {
            console.note(console.strings("cli.list.search-only"))
        }
        guard result.origin == .store, case .service = request.list.content else { return }
        if result.isUnanswered, case .webPage = console.strings.unreachable() {
            console.note(console.strings("sign-in.banner"))
        } else if result.isUnanswered {
            console.note(console.strings("cli.list.from-store"))
        } else if let date = result.fetchedAt, date.timeIntervalSinceNow < -Self.fresh {
            console.note(console.strings("cli.list.stored-since", day(of: date)))
        }
    }

    /// How long pages aren't called older: an hour, in seconds.
    private static let fresh: TimeInterval = 3_600

    private func day(of date: Date) -> String {
        let parts = Calendar.current.dateComponents([.year, .month, .day], from: date)
        return console.strings.day(
            Day(year: parts.year ?? 1970, month: parts.month, day: parts.day)
        )
    }

    private func request(for arguments: ListArguments) throws(CommandFailure) -> ListRequest {
        do {
            return try ListRequest(arguments, in: library.catalogs)
        } catch {
            throw .usage(error)
        }
    }

    /// Returns the query with genre names replaced by keys.
    private func queryWithGenres(_ request: ListRequest) async throws(CommandFailure) -> Query {
        var query = request.query
        guard !request.genres.isEmpty else { return query }
        let genres: [Genre]
        do {
            genres = try await library.genres(of: query.catalog, policy: request.policy).value
        } catch {
            throw failure(error, of: request)
        }
        for name in request.genres {
            guard let genre = genres.named(name) else {
                let option = CommandOption.genre.rawValue
                throw .usage(.badValue(name, of: option, allowed: genres.map(\.name)))
            }
            query.filter.genres.insert(genre.key)
        }
        return query
    }

    /// Converts a library error.
    ///
    /// If only the store was read, `offline` means that it has no data.
    func failure(_ error: CatalogError, of request: ListRequest) -> CommandFailure {
        request.isOffline && error == .offline ? .nothingStored : .catalog(error)
    }
}

extension [Genre] {
    /// Returns the genre with this key or name, ignoring case, or else one with that name in another language.
    fileprivate func named(_ text: String) -> Genre? {
        first { $0.key == text || $0.name.lowercased() == text.lowercased() }
            ?? first { $0.isNamed(text) }
    }
}
