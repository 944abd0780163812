/// The kind of resource in an area of the service.
package enum RouteKind: Sendable {
    case api
    case image
    case video
}

/// One area of the service: the paths with a prefix, and their handler.
struct Route: Sendable {
    /// The leading path segments, such as `["t", "p"]`.
    let prefix: [String]
    let kind: RouteKind
    /// Answers requests whose path begins with the prefix.
    let reply: @Sendable (ServiceRequest) async -> Reply

    /// Returns whether a path begins with the prefix.
    func covers(_ path: [String]) -> Bool {
        path.starts(with: prefix)
    }
}
