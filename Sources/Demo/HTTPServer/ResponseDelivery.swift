import Networking

/// How a response is sent; all cases except `whole` and `chunked` are faults.
///
/// The handler requests it with the header ``header``, which isn't sent. Faults that don't need the
/// socket (statuses, bodies, slowness) are up to the handler.
public enum ResponseDelivery: String, CaseIterable, Sendable {
    /// The whole body, with its Content-Length; the default.
    case whole
    /// The whole body in chunks, so that the client doesn't know its length.
    case chunked
    /// The whole body's Content-Length and half of the body; then the connection closes.
    case truncate
    /// The whole body's Content-Length and half of the body; then silence until the client
    /// disconnects or the server stops.
    case halfOpen = "half-open"
    /// The connection closes without a response.
    case drop

    /// The name of the header in which a handler requests a delivery.
    public static let header = "X-Vitrine-Transport"

    /// Reads the requested delivery; `whole` if the header is missing or unknown.
    init(of response: HTTPResponse) {
        self = response.headers[Self.header].flatMap(Self.init(rawValue:)) ?? .whole
    }
}
