import Catalog
import Foundation
import Networking
import Testing

@testable import Providers

@Suite("TMDB images")
struct TMDBImagesTests {
    private func address(
        _ path: String,
        width: Int = 342,
        base: String = "http://127.0.0.1:8080/t/p"
    ) -> ImageAddress? {
        Movies.provider(ScriptedService([:]), imagesBase: URL(string: base))
            .imageAddress(of: Artwork(path: path), pixelWidth: width)
    }

    @Test(
        "chooses the smallest sufficient width, or the original beyond all widths",
        arguments: [
            (-1, "w92"), (0, "w92"), (92, "w92"), (93, "w154"), (155, "w185"), (186, "w342"),
            (343, "w500"), (501, "w780"), (780, "w780"), (781, "original"),
        ]
    )
    func widths(width: Int, variant: String) {
        #expect(
            address("/a.jpg", width: width)
                == ImageAddress(
                    url: URL(string: "http://127.0.0.1:8080/t/p/\(variant)/a.jpg")!,
                    variant: variant
                )
        )
    }

    @Test("does not double a slash at the end of the base")
    func slashes() {
        #expect(
            address("/a.jpg", base: "https://images.example/t/p/")?.url.absoluteString
                == "https://images.example/t/p/w342/a.jpg"
        )
    }

    @Test("escapes special characters in the name")
    func encoding() {
        #expect(
            address("/a b?c#d%2e.jpg")?.url.absoluteString
                == "http://127.0.0.1:8080/t/p/w342/a%20b%3Fc%23d%252e.jpg"
        )
    }

    @Test(
        "makes no address from an unsafe path",
        arguments: [
            "", "/", "a.jpg", "//evil.example/a.jpg", "/../a.jpg", "/a/../../x", "/./a", "/a//b",
            "/../\u{338}b",
            "http://evil.example/a.jpg", "/a\\b", "/a\u{0}b", "/a\nb", "/a\u{85}b", "/a/",
            "/" + String(repeating: "a", count: 1000),
        ]
    )
    func hostile(path: String) {
        #expect(address(path) == nil)
    }

    @Test(
        "before the configuration loads, TMDB images use their known host, others the API's",
        arguments: [
            ("https://api.themoviedb.org/3", "https://image.tmdb.org/t/p/w92/a.jpg"),
            ("http://127.0.0.1:8080/3", "http://127.0.0.1:8080/t/p/w92/a.jpg"),
            ("http://proxy.example/tmdb/3/", "http://proxy.example/tmdb/t/p/w92/a.jpg"),
            ("http://proxy.example/api", "http://proxy.example/api/t/p/w92/a.jpg"),
        ]
    )
    func likely(base: String, expected: String) {
        let provider = TMDBProvider(client: ScriptedService([:]), base: URL(string: base)!)
        let address = provider.imageAddress(of: Artwork(path: "/a.jpg"), pixelWidth: 1)
        #expect(address?.url.absoluteString == expected)
    }

    @Test(
        "the configuration sets the images' address, preferring the secure one",
        arguments: [
            (
                #"{"base_url":"http://a.example/t/p/","secure_base_url":"https://b.example/t/p/"}"#,
                "https://b.example/t/p/w92/a.jpg"
            ),
            (
                #"{"base_url":"http://a.example/t/p/","secure_base_url":""}"#,
                "http://a.example/t/p/w92/a.jpg"
            ),
            (
                #"{"base_url":"ftp://a.example/","secure_base_url":"/t/p"}"#,
                "http://127.0.0.1:8080/t/p/w92/a.jpg"
            ),
        ]
    )
    func configuration(images: String, expected: String) async throws {
        let service = ScriptedService([
            "movie/popular": ScriptedService.body(Movies.page([])),
            "configuration": ScriptedService.body("{\"images\":\(images),\"change_keys\":[]}"),
        ])
        let provider = Movies.provider(service, imagesBase: nil)
        _ = try await provider.page(1, of: Movies.query())
        _ = try await provider.page(2, of: Movies.query())
        let address = provider.imageAddress(of: Artwork(path: "/a.jpg"), pixelWidth: 1)
        #expect(address?.url.absoluteString == expected)
        #expect(service.addresses.filter { $0 == "configuration" }.count == 1)
    }

    @Test("an explicit address needs no configuration")
    func explicit() async throws {
        let service = ScriptedService(["movie/popular": ScriptedService.body(Movies.page([]))])
        _ = try await Movies.provider(service).page(1, of: Movies.query())
        #expect(!service.addresses.contains("configuration"))
    }
}
