import DemoService
import Foundation
import Networking

extension InjectedFault {
    /// Damages or marks a response according to this fault.
    func applied(to response: HTTPResponse, of kind: RouteKind) -> HTTPResponse {
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

    /// Changes only the first bytes, so that no decoder recognizes the image but the length stays
    /// the same.
    private static func damaged(_ image: Data) -> Data {
        let head = min(image.count, 64)
        return Data(repeating: 0x5A, count: head) + image.dropFirst(head)
    }
}

extension InjectedFault.Refusal {
    /// The response that replaces the regular one: an error from TMDB, or from a content delivery
    /// network whose origin is down. <https://developer.themoviedb.org/docs/errors>
    var response: HTTPResponse {
        switch self {
        case .dropped: .dropped
        case .rateLimited:
            Self.response(
                429,
                25,
                "Your request count (#) is over the allowed limit of (40).",
                headers: ["Retry-After": "1"]
            )
        case .failed(status: 500):
            Self.response(500, 11, "Internal error: Something went wrong, contact TMDb.")
        case .failed(status: 503):
            Self.response(
                503,
                9,
                "Service offline: This service is temporarily offline, try again later."
            )
        case .failed(let status):
            .plain(
                "<html><head><title>\(status)</title></head><body><h1>Bad gateway</h1></body></html>",
                status: status,
                type: "text/html"
            )
        }
    }

    private static func response(
        _ status: Int,
        _ code: Int,
        _ message: String,
        headers: HTTPHeaders = [:]
    ) -> HTTPResponse {
        .plain(
            #"{"status_code":\#(code),"status_message":"\#(message)","success":false}"#,
            status: status,
            type: "application/json;charset=utf-8",
            headers: headers
        )
    }
}

extension HTTPResponse {
    /// Returns text that clients must not store.
    static func plain(
        _ text: String,
        status: Int,
        type: String = "text/plain;charset=utf-8",
        headers: HTTPHeaders = [:]
    ) -> HTTPResponse {
        var headers = headers
        headers["Content-Type"] = type
        headers["Cache-Control"] = "no-store"
        return HTTPResponse(status: status, headers: headers, body: Data(text.utf8))
    }
}
