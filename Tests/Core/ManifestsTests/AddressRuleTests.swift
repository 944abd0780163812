import Catalog
import Foundation
import Networking
import Testing

@testable import Manifests

/// Pictures, links and trailers whose addresses are made of several values.
@Suite("Addresses from values")
struct AddressRuleTests: BookSuite {
    private func book(
        _ members: String,
        _ parts: String,
        in facets: String = ""
    ) async throws -> (ManifestProvider, Item) {
        let service = RecordingService(#"{"books": [{"id": "7", "title": "A", \#(members)}]}"#)
        let text = Manifests.smallest("\"picture\": \"/cover\"", parts)
            .replacing("\"facets\": [", with: "\"facets\": [\(facets)")
        let provider = service.provider(try Manifests.manifest(text))
        let page = try await provider.page(1, of: query())
        return (provider, try #require(page.elements.first))
    }

    @Test("a picture is filled from several values")
    func severalValues() async throws {
        let (provider, item) = try await book(
            #""img": "a/b.jpg", "server": 3"#,
            """
            "values": { "img": "/img", "server": "/server" },
            "picture": { "template": "https://img.example/{server}/{+img}?w={width}", "widths": [100] }
            """
        )
        let artwork = try #require(item.artwork)
        #expect(
            provider.imageAddress(of: artwork, pixelWidth: 50)?.url.absoluteString
                == "https://img.example/3/a/b.jpg?w=100"
        )
        let (_, other) = try await book(
            #""img": "a/b.jpg""#,
            """
            "values": { "img": "/img", "server": "/server" },
            "picture": { "template": "https://img.example/{server}/{+img}" }
            """
        )
        #expect(other.artwork == nil)
    }

    @Test(
        "a picture has several sizes at several places; the smallest that is wide enough is shown"
    )
    func sizes() async throws {
        let rule = """
            "picture": { "aspectRatio": 0.7, "sizes": [
              { "at": "/img/large", "width": 800 }, { "at": "/img/small", "width": 100 },
              { "at": "/img/medium", "width": 300 }] }
            """
        let (provider, item) = try await book(
            #""img": {"small": "/s.jpg", "large": "https://cdn.example/l.jpg", "medium": "/m.jpg"}"#,
            rule
        )
        let artwork = try #require(item.artwork)
        #expect(artwork.aspectRatio == 0.7)
        let shown = [90, 101, 301, 5_000].map { provider.imageAddress(of: artwork, pixelWidth: $0) }
        #expect(
            shown.map { $0?.url.absoluteString } == [
                "https://books.example/s.jpg", "https://books.example/m.jpg",
                "https://cdn.example/l.jpg", "https://cdn.example/l.jpg",
            ]
        )
        #expect(shown.map { $0?.variant } == ["w100", "w300", "w800", "w800"])
        #expect(provider.imageVariants == ["w800", "w300", "w100"])
        let (_, one) = try await book(#""img": {"medium": "/m.jpg", "small": null}"#, rule)
        let only = try #require(one.artwork)
        #expect(provider.imageAddress(of: only, pixelWidth: 5)?.variant == "w300")
        let (_, none) = try await book(#""img": {}"#, rule)
        #expect(none.artwork == nil)
    }

    @Test("a picture's address is read as its place says")
    func replaced() async throws {
        let (provider, item) = try await book(
            #""art": "https://img.example/100x100.jpg""#,
            #""picture": { "at": "/art", "replace": { "100x100": "600x600" } }"#
        )
        let artwork = try #require(item.artwork)
        let address = provider.imageAddress(of: artwork, pixelWidth: 1)?.url.absoluteString
        #expect(address == "https://img.example/600x600.jpg")
    }

    @Test("a trailer is filled from a value")
    func trailer() async throws {
        let (_, item) = try await book(
            #""videos": [{"site": "Vimeo", "key": "1"}, {"site": "YouTube", "key": "x y"}]"#,
            """
            "values": { "video": { "at": "/videos/*/key", "where": { "site": "YouTube" } } }
            """,
            in: """
                { "key": "trailer", "kind": "trailer", "site": "YouTube",
                  "template": "https://www.youtube.com/watch?v={video}" },
                """
        )
        let trailer = try #require(item.facets[.trailer])
        #expect(trailer.site == "YouTube")
        #expect(trailer.url.absoluteString == "https://www.youtube.com/watch?v=x%20y")
    }

    @Test(
        "mistakes are named",
        arguments: [
            (#"{ "sizes": [] }"#, "/item/picture/sizes", ManifestIssue.Problem.empty),
            (#"{ "sizes": [{ "at": "/a" }] }"#, "/item/picture/sizes/0/width", .missing),
            (
                #"{ "sizes": [{ "at": "/a", "width": 1 }], "at": "/b" }"#, "/item/picture/at",
                .overruled(by: "sizes")
            ),
            (#"{ "template": "https://img.example/1.jpg" }"#, "/item/picture/template", .lacks([])),
        ]
    )
    func mistakes(_ rule: String, _ pointer: String, _ problem: ManifestIssue.Problem) {
        let text = Manifests.smallest("\"picture\": \"/cover\"", "\"picture\": \(rule)")
        #expect(Manifests.issues(text).contains(ManifestIssue(at: pointer, problem)))
    }
}
