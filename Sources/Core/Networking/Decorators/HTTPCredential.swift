import Foundation

/// A secret that a service requires with each request.
///
/// Its descriptions never show the secret.
public enum HTTPCredential: Hashable, Sendable {
    /// A query item, such as `api_key=…`.
    case queryItem(name: String, value: String)
    /// A header, such as `X-Api-Key: …`; `secret` is the part of the value that is one, by default
    /// all of it.
    case header(name: String, value: String, secret: String? = nil)
    /// `Authorization: Bearer …` (RFC 6750, section 2.1).
    case bearer(String)
}

extension HTTPCredential {
    /// Basic authentication (RFC 7617).
    public static func basic(user: String, password: String) -> HTTPCredential {
        let login = Data("\(user):\(password)".utf8).base64EncodedString()
        return .header(name: "Authorization", value: "Basic \(login)", secret: password)
    }

    /// The secret itself, and what it is sent in.
    var secrets: [String] {
        switch self {
        case .queryItem(_, let value): [value]
        case .header(_, let value, let secret): [secret, value].compactMap(\.self)
        case .bearer(let token): [token]
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
        case .header(let name, _, _): "header \(name)"
        case .bearer: "bearer token"
        }
    }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// Empty, so that `dump` shows no secret.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
