package import Networking

/// A fault that only the owner of the socket can produce.
///
/// A response requests it with the header field ``header``. The server obeys the field and doesn't
/// send it.
public enum TransportFault: String, Hashable, Sendable, CaseIterable {
    /// Announces the whole length, sends half of the body and closes.
    case truncate
    /// Announces the whole length, sends half of the body and nothing more.
    case halfOpen = "half-open"
    /// Closes without a response.
    case drop

    /// The name of the header field, whose value is a raw value of this type.
    public static let header = "X-Vitrine-Transport"
}

extension HTTPResponse {
    /// The response for a dropped request; a server closes the connection instead of sending it.
    package static let dropped = HTTPResponse(
        status: 503,
        headers: [TransportFault.header: TransportFault.drop.rawValue]
    )
}
