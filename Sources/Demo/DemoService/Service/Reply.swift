import Foundation
import Networking

/// The answer of a route, before conditions, ranges and HEAD are considered.
struct Reply: Sendable {
    var status = 200
    var contentType = "application/json;charset=utf-8"
    /// In addition to those derived from the other properties.
    var headers: HTTPHeaders = [:]
    var body = Data()
    /// The validator; nil if the response cannot be revalidated.
    var tag: EntityTag?
    /// How long the response stays fresh, in seconds; nil forbids storing it.
    var maxAge: Int?

    /// A JSON body that may be stored for `maxAge` seconds, with a weak tag.
    static func json(_ payload: some Encodable, maxAge: Int) -> Reply {
        var reply = json(payload, status: 200)
        reply.tag = .weak(StableHash.tag(of: reply.body))
        reply.maxAge = maxAge
        return reply
    }

    /// A JSON body that must not be stored.
    static func json(_ payload: some Encodable, status: Int) -> Reply {
        let encoder = JSONEncoder()
        // Sorted, so that a body and its tag are the same on every run.
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return Reply(status: status, body: try encoder.encode(payload))
        } catch {
            // Only a number that is not finite can fail; it is reported like any other fault of a
            // service.
            return Reply(status: 500, contentType: "text/plain", body: Data("\(error)".utf8))
        }
    }
}
