import Foundation
import Primitives
import Networking

/// One request from its first line to the end of its response; used on the event loop's thread
/// only, but for ``answer``.
final class Exchange {
    /// How far the request has come.
    enum Stage {
        /// Its headers are known.
        case headers
        /// Its body is being received.
        case body
        /// The handler has it, or has answered.
        case asked
    }

    /// The greatest body of a request in bytes: 1 MB.
    ///
    /// More is read, dropped and answered by 413.
    static let maximumBody = 1_000_000

    /// The request's target as the client wrote it, still encoded.
    let target: String
    /// What the handler answers, put there on any thread.
    let answer = Locked<HTTPResponse?>(nil)
    /// How far the request has come.
    var stage = Stage.headers
    /// The body so far; no more than ``maximumBody``.
    private(set) var body = Data()
    /// Whether the body was too great.
    private(set) var isTooLarge = false

    /// Begins an exchange with the target of its first line.
    init(target: String) {
        self.target = target
    }

    /// Adds a part of the body.
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
