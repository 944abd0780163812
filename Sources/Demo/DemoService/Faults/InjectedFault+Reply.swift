import Foundation
import Networking

extension InjectedFault {
    /// What a dropped request is answered with: a server closes instead of sending it.
    static let droppedResponse = HTTPResponse(
        status: 503,
        headers: [TransportFault.header: TransportFault.drop.rawValue]
    )

    /// Damages and marks a response as this fault says.
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

    /// Length and last bytes stay; without its first bytes no decoder takes it for an image.
    private static func damaged(_ image: Data) -> Data {
        let head = min(image.count, 64)
        return Data(repeating: 0x5A, count: head) + image.dropFirst(head)
    }
}

extension InjectedFault.Refusal {
    /// What the client gets instead of the answer.
    var reply: Reply {
        switch self {
        case .rateLimited:
            var reply = TMDBError.rateLimited.reply
            reply.headers["Retry-After"] = "1"
            return reply
        case .failed(status: 500): return TMDBError.internalError.reply
        case .failed(status: 503), .dropped: return TMDBError.offline.reply
        case .failed(let status):
            // What a content delivery network says when the service behind it is gone.
            let page =
                "<html><head><title>\(status)</title></head><body><h1>Bad gateway</h1></body></html>"
            return Reply(status: status, contentType: "text/html", body: Data(page.utf8))
        }
    }
}
