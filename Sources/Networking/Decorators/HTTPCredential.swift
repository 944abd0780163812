/// A secret that a service wants with each request. No description of it shows the secret.
public enum HTTPCredential: Hashable, Sendable {
    /// A query item, such as `api_key=…`.
    case queryItem(name: String, value: String)
    /// `Authorization: Bearer …` (RFC 6750, section 2.1).
    case bearer(String)
}

extension HTTPCredential: CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{
    public var description: String {
        switch self {
        case .queryItem(let name, _): "query item \(name)"
        case .bearer: "bearer token"
        }
    }

    public var debugDescription: String { description }

    public var customMirror: Mirror { Mirror(self, children: []) }
}
