extension HTTPError: CustomStringConvertible, CustomDebugStringConvertible {
    /// A short text for logs, which reveals only the status of a response.
    public var description: String {
        switch self {
        case .offline(let reason): "offline (\(reason))"
        case .insecure: "insecure"
        case .connection(let code): "connection broken (code \(code))"
        case .refused: "refused redirect or local address"
        case .tooLarge(let limit): "body over \(limit) bytes"
        case .status(let response): "status \(response.status)"
        case .undecodable: "undecodable body"
        case .paced(let wait): "not sent, turn in \(wait.components.seconds) s"
        case .cancelled: "cancelled"
        }
    }

    /// The same as ``description``.
    public var debugDescription: String { description }
}
