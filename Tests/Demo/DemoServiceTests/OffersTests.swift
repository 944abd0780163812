import Foundation
import Primitives
import Networking
import Testing

@testable import DemoService

@Suite("Where to watch a film") struct OffersTests {
    private typealias Country = [String: Any]

    private let demo = Demo()

    private func offers(of id: Int, in demo: Demo? = nil) async throws -> [String: Country] {
        let body = try await (demo ?? self.demo).object(
            "/movie/\(id)?append_to_response=watch/providers"
        )
        let member = try #require(body["watch/providers"] as? [String: Any])
        return try #require(member["results"] as? [String: Country])
    }

    @Test("details include offers only on request, the same ones each time")
    func appended() async throws {
        #expect(try await demo.object("/movie/1001")["watch/providers"] == nil)
        let first = try await offers(of: 1001) as NSDictionary
        #expect(try await first == (offers(of: 1001) as NSDictionary))
    }

    @Test("films have offers in four countries, some only to rent or buy, and some nowhere")
    func rule() async throws {
        let films = FilmData.records().map(\.id)
        var (nowhere, onlyStores, free) = (0, 0, 0)
        for id in films {
            let results = try await offers(of: id)
            guard !results.isEmpty else {
                nowhere += 1
                continue
            }
            #expect(Set(results.keys) == ["US", "UA", "GB", "DE"])
            let country = try #require(results["US"])
            #expect(country["rent"] != nil && country["buy"] != nil)
            onlyStores += country["flatrate"] == nil ? 1 : 0
            free += country["ads"] == nil ? 0 : 1
        }
        #expect(nowhere > films.count / 10 && nowhere < films.count / 3)
        #expect(onlyStores > films.count / 20 && free > films.count / 10)
    }

    @Test("a provider has a name, a priority, and a logo in every size that posters have")
    func logos() async throws {
        let asked = Locked<Set<String>>([])
        let demo = Demo { picture in
            asked.withLock { _ = $0.insert(picture.path) }
            return Demo.image
        }
        for service in FilmOffers.services {
            for size in ["w92", "w154", "original"] {
                #expect(await demo.send("/t/p/\(size)\(service.logoPath)").status == 200)
            }
            #expect(await demo.send("/t/p/w45\(service.logoPath)").status == 404)
        }
        #expect(asked.withLock { $0 } == Set((1...9).map { "logos/\($0).webp" }))
        #expect(await demo.send("/t/p/w92/logo-10.jpg").status == 404)
        let country = try #require(try await offers(of: 1001)["UA"])
        let rent = try #require((country["rent"] as? [[String: Any]])?.first)
        #expect(
            Set(rent.keys) == ["provider_id", "provider_name", "logo_path", "display_priority"]
        )
    }

    @Test("offers link to a page that says that the services don't exist")
    func page() async throws {
        let link = try #require(try await offers(of: 1001)["UA"]?["link"] as? String)
        let path = try #require(URLComponents(string: link)?.path)
        let response = await demo.send(path)
        #expect(response.headers["Content-Type"] == "text/html; charset=utf-8")
        #expect(String(decoding: response.body, as: UTF8.self).contains("the services don’t exist"))
        #expect(await demo.send("/watch/7").status == 404)
        let film = Film(try #require(FilmData.records().first))
        let apart = FilmOffers(film: film, origin: "http://demo.invalid")
        #expect(apart.results.values.allSatisfy { $0.link == nil })
    }
}
