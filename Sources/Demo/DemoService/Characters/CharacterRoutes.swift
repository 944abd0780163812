import Foundation

/// `/character` and `/characters`: the Disney API with its quirks.
///
/// See <https://disneyapi.dev/docs/> and the server's source,
/// <https://github.com/ManuCastrillonM/disney-api>: an unknown id is not an error, a single row
/// isn't wrapped in an array, and links to other pages lack the filter and are never HTTPS.
struct CharacterRoutes: Sendable {
    let library: CharacterLibrary

    var routes: [Route] {
        ["character", "characters"].map { prefix in
            Route(prefix: [prefix], kind: .api) { reply(to: $0) }
        }
    }

    func reply(to request: ServiceRequest) -> Reply {
        guard request.isRead else { return Self.notFound }
        switch (request.path.count, request.path[0]) {
        case (1, "character"): return list(request)
        case (2, _):
            // The real service ignores an id that is 0 or non-numeric, and returns the list.
            guard let id = Int(request.path[1]), id != 0 else { return list(request) }
            return character(id, request)
        // The list from an earlier version of the API no longer exists.
        default: return Self.notFound
        }
    }
}

extension CharacterRoutes {
    private static let defaultPageSize = 50

    /// How long a response stays fresh, in seconds.
    private static let maxAge = 3_600

    /// The maximum number of rows with an entity tag.
    ///
    /// For longer bodies, hashing would take longer than encoding.
    private static let greatestTaggedCount = 5_000

    private static let notFound = Reply(
        status: 404,
        contentType: "text/html;charset=utf-8",
        body: Data("<!DOCTYPE html>\n<title>Error</title>\n<pre>Not Found</pre>\n".utf8)
    )

    /// The real service doesn't respond to an invalid expression, because its handler throws.
    private static let failure = Reply(
        status: 500,
        contentType: "text/html;charset=utf-8",
        body: Data("<!DOCTYPE html>\n<title>Error</title>\n<pre>Internal Error</pre>\n".utf8)
    )

    private func character(_ id: Int, _ request: ServiceRequest) -> Reply {
        let all = library.characters
        let found = all.position(ofID: id).map { [all[$0]] } ?? []
        let body = CharacterPagePayload(
            characters: found.map { CharacterPayload($0, origin: request.origin) },
            paging: CharacterPaging(page: 1, pageSize: 1, count: found.count)
        )
        return .json(body, maxAge: Self.maxAge)
    }

    private func list(_ request: ServiceRequest) -> Reply {
        do throws(CharacterFilter.BadExpression) {
            let positions = try library.positions(of: request.query)
            let all = library.characters
            let paging = CharacterPaging(
                page: Self.positive(request.query["page"]) ?? 1,
                pageSize: Self.positive(request.query["pageSize"]) ?? Self.defaultPageSize,
                count: positions?.count ?? all.count,
                origin: request.origin
            )
            let rows = paging.range.map { row in
                CharacterPayload(all[positions.map { Int($0[row]) } ?? row], origin: request.origin)
            }
            let body = CharacterPagePayload(characters: rows, paging: paging)
            return rows.count > Self.greatestTaggedCount
                ? .json(body, status: 200) : .json(body, maxAge: Self.maxAge)
        } catch {
            return Self.failure
        }
    }

    private static func positive(_ text: String?) -> Int? {
        text.flatMap { Int($0) }.flatMap { $0 > 0 ? min($0, 1_000_000) : nil }
    }
}
