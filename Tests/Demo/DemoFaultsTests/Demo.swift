import Foundation
import Networking

@testable import DemoFaults
@testable import DemoService

/// A demo service with faults in this process, with shorthands for requests.
struct Demo {
    static let key = String(repeating: "0123456789abcdef", count: 2)
    /// Two hundred bytes that start like a JPEG.
    static let image = Data([0xff, 0xd8, 0xff] + (3..<200).map { UInt8($0) })

    private let demo: FaultyDemo

    init(
        _ faults: Faults = Faults(),
        seed: UInt64 = 1,
        latency: Duration = .zero,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        let service = DemoService(pictures: DemoPictures { _ in Demo.image })
        demo = FaultyDemo(service, faults: faults, seed: seed, latency: latency, clock: clock)
    }

    /// Sends a request for a path and query.
    func send(
        _ target: String,
        method: HTTPRequest.Method = .get,
        body: String = ""
    ) async -> HTTPResponse {
        guard let url = URL(string: "http://127.0.0.1:4000" + target) else {
            preconditionFailure("not an address: \(target)")
        }
        return await demo.response(
            to: HTTPRequest(url, method: method, headers: [:], body: Data(body.utf8))
        )
    }

    /// Sends a request with a key to a path under `/3`.
    func api(_ target: String, method: HTTPRequest.Method = .get) async -> HTTPResponse {
        let separator = target.contains("?") ? "&" : "?"
        return await send("/3" + target + separator + "api_key=" + Self.key, method: method)
    }
}

extension HTTPResponse {
    var object: [String: Any] {
        get throws {
            try JSONSerialization.jsonObject(with: body) as? [String: Any] ?? [:]
        }
    }

    var text: String { String(decoding: body, as: UTF8.self) }
}
