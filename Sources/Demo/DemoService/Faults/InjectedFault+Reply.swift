import Foundation
import Networking

extension InjectedFault {
    /// The response for a dropped request: a server closes the connection instead of sending it.
    static let droppedResponse = HTTPResponse(
        status: 503,
        headers: [TransportFault.header: TransportFault.drop.rawValue]
    )

    /// Damages or marks a response according to this fault.
    func applied(to response: HTTPResponse, of kind: Route.Kind) -> HTTPResponse {
        var headers = response.headers
        var body = response.body
        if damagesImage, kind == .image, (200..<300).contains(response.status) {
            body = Self.damaged(body)
        }
        if let transport, !body.isEmpty {
            headers[TransportFault.header] = transport.rawValue
        }
        return HTTPResponse(status: response.status, headers: headers, body: body)
    }

    /// Only the first bytes change, so that no decoder recognizes an image; the length stays.
    private static func damaged(_ image: Data) -> Data {
        let head = min(image.count, 64)
        return Data(repeating: 0x5A, count: head) + image.dropFirst(head)
    }
}

extension InjectedFault.Refusal {
    /// The response in place of the real one.
    var reply: Reply {
        switch self {
        case .rateLimited:
            var reply = TMDBError.rateLimited.reply
            reply.headers["Retry-After"] = "1"
            return reply
        case .failed(status: 500): return TMDBError.internalError.reply
        case .failed(status: 503), .dropped: return TMDBError.offline.reply
        case .failed(let status):
            // Like a content delivery network whose origin is down.
            let page =
                "<html><head><title>\(status)</title></head><body><h1>Bad gateway</h1></body></html>"
            return Reply(status: status, contentType: "text/html", body: Data(page.utf8))
        }
    }
}
