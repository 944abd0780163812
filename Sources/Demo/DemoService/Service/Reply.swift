import Foundation
import Networking

/// A route's reply before conditions, ranges and HEAD are applied.
struct Reply: Sendable {
    var status = 200
    var contentType = "application/json;charset=utf-8"
    /// Headers in addition to those derived from the other properties.
    var headers: HTTPHeaders = [:]
    var body = Data()
    /// The validator; nil if clients can't revalidate the response.
    var tag: EntityTag?
    /// How long the response stays fresh, in seconds; nil forbids storing it.
    var maxAge: Int?

    /// Returns a JSON body that clients may store for `maxAge` seconds, with a weak tag.
    static func json(_ payload: some Encodable, maxAge: Int) -> Reply {
        var reply = json(payload, status: 200)
        reply.tag = .weak(StableHash.tag(of: reply.body))
        reply.maxAge = maxAge
        return reply
    }

    /// Returns a JSON body that clients must not store.
    static func json(_ payload: some Encodable, status: Int) -> Reply {
        let encoder = JSONEncoder()
        // Sorted, so that a body and its tag are the same in every run.
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return Reply(status: status, body: try encoder.encode(payload))
        } catch {
            // Encoding fails only for a number that isn't finite. The client gets this like any
            // other service error.
            return Reply(status: 500, contentType: "text/plain", body: Data("\(error)".utf8))
        }
    }
}
