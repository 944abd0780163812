import Foundation
import Primitives
import Networking

/// One request, from its first line to the end of its response.
///
/// Except for ``answer``, used only on the event loop's thread.
final class Exchange {
    /// How much of the request has been processed.
    enum Stage {
        /// Its headers have been received.
        case headers
        /// Its body is being received.
        case body
        /// The handler is running or has finished.
        case asked
    }

    /// The largest accepted request body in bytes: 1 MB.
    ///
    /// A larger one is read, dropped and answered with 413.
    static let maximumBody = 1_000_000

    /// The request's target as sent, still encoded.
    let target: String
    /// The handler's response; set on any thread.
    let answer = Locked<HTTPResponse?>(nil)
    var stage = Stage.headers
    /// The body so far; at most ``maximumBody`` bytes.
    private(set) var body = Data()
    /// Whether the body was too large.
    private(set) var isTooLarge = false

    init(target: String) {
        self.target = target
    }

    func receive(_ bytes: UnsafeRawBufferPointer) {
        guard body.count + bytes.count <= Self.maximumBody else {
            isTooLarge = true
            body = Data()
            return
        }
        guard !isTooLarge else { return }
        body.append(contentsOf: bytes)
    }
}
