/// Counts requests by path and query, so that tests can check what an app requested.
struct RequestLog: Sendable {
    /// The maximum number of different paths; any further paths share one count.
    private static let capacity = 20_000
    private static let others = "(others)"

    private var positions: [String: Int] = [:]
    private var entries: [RequestLogPayload.Entry] = []
    private var total = 0

    /// Counts one request.
    ///
    /// `target` must not contain an API key.
    mutating func count(_ target: String) {
        total += 1
        let isKnown = positions[target] != nil
        let name = isKnown || entries.count < Self.capacity ? target : Self.others
        if let position = positions[name] {
            entries[position].count += 1
        } else {
            positions[name] = entries.count
            entries.append(RequestLogPayload.Entry(path: name, count: 1))
        }
    }

    /// The counts, ordered by first request.
    var payload: RequestLogPayload { RequestLogPayload(requests: entries, total: total) }
}

/// The body of `/__log`.
struct RequestLogPayload: Encodable, Sendable {
    /// The number of requests for one path and query.
    struct Entry: Encodable, Sendable {
        let path: String
        var count: Int
    }

    let requests: [Entry]
    let total: Int
}
