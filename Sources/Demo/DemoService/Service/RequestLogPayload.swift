/// The body of `/__log`.
struct RequestLogPayload: Encodable, Sendable {
    /// The number of requests of one path and query.
    struct Entry: Encodable, Sendable {
        let path: String
        var count: Int
    }

    let requests: [Entry]
    let total: Int
}
