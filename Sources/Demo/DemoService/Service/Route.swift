/// One area of the service: the paths that begin with a prefix, and who answers them.
struct Route: Sendable {
    /// What an area serves, which decides the faults that can befall it.
    enum Kind: Sendable {
        case api
        case image
        case video
    }

    /// Leading path segments, such as `["t", "p"]`.
    let prefix: [String]
    /// What the area serves.
    let kind: Kind
    /// Answers requests whose path begins with the prefix.
    let reply: @Sendable (ServiceRequest) async -> Reply

    /// Whether this area answers for a path.
    func covers(_ path: [String]) -> Bool {
        path.starts(with: prefix)
    }
}
