import Foundation
import Networking
import Testing

@testable import DemoFaults
@testable import DemoService

@Suite("Faults") struct FaultTests {
    private static let photo = "/photos-feed/photos/\(PostData.records()[0].photo)"

    private func demo(_ list: String, seed: UInt64 = 1) throws -> Demo {
        Demo(try Faults(parsing: list), seed: seed)
    }

    /// The status and fault marker of the first requests for a target.
    private func faults(_ demo: Demo, _ target: String, _ count: Int) async -> [String] {
        var faults: [String] = []
        for _ in 0..<count {
            let response = await demo.api(target)
            faults.append("\(response.status) \(response.headers[TransportFault.header] ?? "")")
        }
        return faults
    }

    @Test("without faults, all requests succeed and none is marked")
    func none() async {
        let faults = await faults(Demo(), "/movie/popular", 100)
        #expect(Set(faults) == ["200 "])
    }

    @Test("the error rate causes 500, 502 and 503 with the service's messages")
    func errorRate() async throws {
        let demo = try demo("error-rate=0.3")
        var statuses: [Int: Int] = [:]
        for _ in 0..<400 {
            let response = await demo.api("/movie/1001")
            statuses[response.status, default: 0] += 1
            switch response.status {
            case 500: #expect(try response.object["status_code"] as? Int == 11)
            case 503: #expect(try response.object["status_code"] as? Int == 9)
            case 502: #expect(response.headers["Content-Type"] == "text/html")
            default: #expect(response.status == 200)
            }
        }
        #expect(Set(statuses.keys) == [200, 500, 502, 503])
        #expect((220...340).contains(statuses[200, default: 0]))
    }

    @Test("rate limits every fifth API request, but no images")
    func rateLimit() async throws {
        let demo = try demo("rate-limit")
        var statuses: [Int] = []
        for _ in 0..<10 {
            statuses.append(await demo.api("/movie/popular").status)
            #expect(await demo.send("/t/p/w92/film-1001.jpg").status == 200)
        }
        #expect(statuses == [200, 200, 200, 200, 429, 200, 200, 200, 200, 429])
    }

    @Test("a rate-limited response has Retry-After and a message")
    func retryAfter() async throws {
        let demo = try demo("rate-limit")
        for _ in 0..<4 { _ = await demo.api("/movie/popular") }
        let response = await demo.api("/movie/popular")
        #expect(response.headers["Retry-After"] == "1")
        let body = try response.object
        #expect(body["status_code"] as? Int == 25)
        #expect(
            body["status_message"] as? String
                == "Your request count (#) is over the allowed limit of (40)."
        )
    }

    @Test("flapping alternates between ten answered and ten dropped requests")
    func flap() async throws {
        let faults = await faults(try demo("flap"), "/movie/popular", 40)
        let up = Array(repeating: "200 ", count: 10)
        let down = Array(repeating: "503 drop", count: 10)
        #expect(faults == up + down + up + down)
    }

    @Test(
        "responses to be cut are marked for the server and otherwise unchanged",
        arguments: ["truncate", "half-open"]
    )
    func marked(name: String) async throws {
        let demo = try demo("\(name)=0.5")
        let faults = await faults(demo, "/movie/popular", 100)
        #expect(Set(faults) == ["200 ", "200 \(name)"])
        let marked = faults.filter { $0.hasSuffix(name) }.count
        #expect((30...70).contains(marked))
        let all = try self.demo("\(name)=1")
        #expect(await all.api("/movie/popular").body == Demo().api("/movie/popular").body)
        #expect(
            await all.api("/movie/popular", method: .head).headers[TransportFault.header] == nil
        )
    }

    @Test("a corrupt image keeps its length but not its beginning, and JSON is unchanged")
    func corruptImage() async throws {
        let demo = try demo("corrupt-image=1")
        let image = await demo.send("/t/p/w92/film-1001.jpg")
        #expect(image.status == 200)
        #expect(image.body.count == Demo.image.count)
        #expect(image.body.prefix(64) == Data(repeating: 0x5A, count: 64))
        #expect(image.body.suffix(100) == Demo.image.suffix(100))
        #expect(await demo.api("/movie/popular").body == Demo().api("/movie/popular").body)
    }

    @Test("the same seed fails the same requests, and another seed fails others")
    func seeds() async throws {
        let list = "error-rate=0.2,truncate=0.2,half-open=0.2"
        let first = await faults(try demo(list, seed: 7), "/movie/popular", 60)
        #expect(await faults(try demo(list, seed: 7), "/movie/popular", 60) == first)
        #expect(await faults(try demo(list, seed: 8), "/movie/popular", 60) != first)
    }

    @Test(
        "rate limits every fifth request to each API, but no photos",
        arguments: ["/photos-feed/", "/character"]
    )
    func otherCatalogs(target: String) async throws {
        let demo = try demo("rate-limit")
        var statuses: [Int] = []
        for _ in 0..<5 { statuses.append(await demo.send(target).status) }
        #expect(statuses == [200, 200, 200, 200, 429])
        for _ in 0..<10 { #expect(await demo.send(Self.photo).status == 200) }
    }

    @Test("photos are corrupted and truncated like other images")
    func photos() async throws {
        let damaged = try demo("corrupt-image=1")
        let body = await damaged.send(Self.photo).body
        #expect(body.count == Demo.image.count && body != Demo.image)
        #expect(await damaged.send("/photos-feed/").body.first == UInt8(ascii: "["))
        let cut = await (try demo("truncate=1")).send(Self.photo)
        #expect(cut.headers[TransportFault.header] == TransportFault.truncate.rawValue)
    }
}
