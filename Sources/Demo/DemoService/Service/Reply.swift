import Foundation
import Networking

/// What an area of the service says, before conditions, ranges and HEAD are considered.
struct Reply: Sendable {
    /// The status code.
    var status = 200
    /// The media type of the body.
    var contentType = "application/json;charset=utf-8"
    /// Further header fields.
    var headers: HTTPHeaders = [:]
    /// The whole body.
    var body = Data()
    /// The validator; nil where the answer cannot be revalidated.
    var tag: EntityTag?
    /// For how many seconds the answer stays fresh; nil forbids storing it.
    var maxAge: Int?

    /// A body in JSON that may be kept for some seconds and revalidated by a weak tag.
    static func json(_ payload: some Encodable, maxAge: Int) -> Reply {
        var reply = json(payload, status: 200)
        reply.tag = .weak(StableHash.tag(of: reply.body))
        reply.maxAge = maxAge
        return reply
    }

    /// A body in JSON that must not be stored.
    static func json(_ payload: some Encodable, status: Int) -> Reply {
        let encoder = JSONEncoder()
        // Sorted, so that a body and its tag are the same on every run.
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return Reply(status: status, body: try encoder.encode(payload))
        } catch {
            // Only a number that is not finite gets here, and then the answer is what it would be
            // for any other fault of a service.
            return Reply(status: 500, contentType: "text/plain", body: Data("\(error)".utf8))
        }
    }
}
