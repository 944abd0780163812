import Foundation
import Networking
import Primitives
import Testing

@testable import DemoService

@Suite("Demo without a socket") struct InProcessTests {
    @Test("requests to its own address do not reach the network")
    func own() async throws {
        let network = Network()
        let demo = InProcessDemo(DemoService(pictures: .none), network: network)
        for path in ["3/movie/popular", "films/user-rated", "photos-feed", "character"] {
            let url = InProcessDemo.address.appending(path: path)
            let query = path.hasPrefix("3") ? "?api_key=\(String(repeating: "0", count: 32))" : ""
            let full = try #require(URL(string: url.absoluteString + query))
            #expect(try await demo.response(to: HTTPRequest(full)).status == 200, "\(path)")
        }
        #expect(network.asked.withLock { $0 } == [])
    }

    @Test("requests to other addresses go to the network")
    func others() async throws {
        let network = Network()
        let demo = InProcessDemo(DemoService(pictures: .none), network: network)
        let url = try #require(URL(string: "https://api.disneyapi.dev/character"))
        #expect(try await demo.response(to: HTTPRequest(url)).status == 204)
        #expect(network.asked.withLock { $0 } == [url])
    }

    /// Records its requests.
    private final class Network: HTTPClient {
        let asked = Locked<[URL]>([])

        func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
            asked.withLock { $0.append(request.url) }
            return HTTPResponse(status: 204)
        }
    }
}
