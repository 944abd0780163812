/// A secret that a service requires with each request.
///
/// Its descriptions never show the secret.
public enum HTTPCredential: Hashable, Sendable {
    /// A query item, such as `api_key=…`.
    case queryItem(name: String, value: String)
    /// A header, such as `X-Api-Key: …`.
    case header(name: String, value: String)
    /// `Authorization: Bearer …` (RFC 6750, section 2.1).
    case bearer(String)
}

extension HTTPCredential {
    /// The secret itself.
    var secret: String {
        switch self {
        case .queryItem(_, let value), .header(_, let value): value
        case .bearer(let token): token
        }
    }
}

extension HTTPCredential: CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{
    /// The kind of credential, without the secret.
    public var description: String {
        switch self {
        case .queryItem(let name, _): "query item \(name)"
        case .header(let name, _): "header \(name)"
        case .bearer: "bearer token"
        }
    }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// Empty, so that `dump` shows no secret.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
