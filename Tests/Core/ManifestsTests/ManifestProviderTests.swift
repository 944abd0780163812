import Catalog
import Foundation
import JSONText
import Networking
import TestSupport
import Testing

@testable import Manifests

@Suite("Manifest provider")
struct ManifestProviderTests: BookSuite {
    private static let page = """
        {"pages": "3", "books": [
          {"id": 7, "title": " Dracula ", "authors": ["Bram Stoker", null, "Someone"],
           "year": "1897-05-26T00:00:00Z", "score": "4.5", "cover": "/covers/7.jpg"},
          {"title": "No id"}, {"id": "8"}, null, "text", 5,
          {"id": "7", "title": "The same id"},
          {"id": "9", "title": "Emma", "year": 1815, "score": 0, "authors": "Jane Austen",
           "cover": "https://elsewhere.example/9.jpg"}
        ]}
        """

    @Test("reads rows leniently, and counts those without an id or title")
    func lenient() async throws {
        let service = RecordingService(Self.page)
        let provider = try provider(service)
        let page = try await provider.page(2, of: query())
        #expect(service.addresses == ["https://books.example/v1/books?page=2"])
        #expect(page.totalPages == 3)
        #expect(page.skipped == 6)
        #expect(page.elements.map(\.id.key) == ["7", "9"])
        #expect(page.elements.map(\.title) == ["Dracula", "Emma"])
        let (dracula, emma) = (page.elements[0], page.elements[1])
        #expect(dracula.facets[key: "books.subtitle"] == .text("Bram Stoker, Someone"))
        #expect(dracula.facets[.released] == Day(year: 1897, month: 5, day: 26))
        #expect(dracula.facets[.rating] == Rating(9))
        #expect(dracula.artwork == Artwork(path: "/covers/7.jpg"))
        #expect(emma.facets[.released] == Day(year: 1815))
        #expect(emma.facets[.rating] == nil)
        let addresses = page.elements.compactMap(\.artwork).map {
            provider.imageAddress(of: $0, pixelWidth: 10)?.url.absoluteString
        }
        #expect(
            addresses == ["https://books.example/covers/7.jpg", "https://elsewhere.example/9.jpg"]
        )
    }

    @Test("a value that can't be read doesn't hide an alternative")
    func alternatives() async throws {
        let service = RecordingService(
            """
            {"books": [{"id": 1, "title": {"main": "Emma"}}, {"id": 2, "title": null, "name": "We"}]}
            """
        )
        let places = "\"title\": [\"/title\", \"/title/main\", \"/name\"]"
        let provider = try provider(service, "\"title\": \"/title\"", places)
        let page = try await provider.page(1, of: query())
        #expect(page.elements.map(\.title) == ["Emma", "We"])
    }

    @Test("a title of only invisible characters is missing, and NUL is removed")
    func invisibleTitle() async throws {
        let service = RecordingService(
            #"""
            {"books": [{"id": 1, "title": "\u200B\u2060"}, {"id": 2, "title": "\u0000"},
                       {"id": 3, "title": "We\u0000 "}]}
            """#
        )
        let page = try await provider(service).page(1, of: query())
        #expect(page.elements.map(\.title) == ["We"])
        #expect(page.skipped == 2)
    }

    @Test("fills in search words, encoded")
    func search() async throws {
        let service = RecordingService(Self.page)
        _ = try await provider(service).page(1, of: query("a&b=ü/../?#{id}"))
        #expect(
            service.addresses == [
                "https://books.example/v1/books?page=1"
                    + "&title=a%26b%3D%C3%BC%2F..%2F%3F%23%7Bid%7D"
            ]
        )
    }

    @Test("integers are exact, whatever their size")
    func exactNumbers() async throws {
        let ids = [
            "9007199254740993", "-9007199254740993", "18446744073709551615",
            "123456789012345678901234567890",
        ]
        let rows = ids.map { #"{"id": \#($0), "title": \#($0)}"# }.joined(separator: ",")
        let page = try await provider(RecordingService(#"{"books": [\#(rows)]}"#))
            .page(1, of: query())
        #expect(page.elements.map(\.id.key) == ids)
        #expect(page.elements.map(\.title) == ids)
    }

    @Test(
        "a number beyond those that are exact isn't shown",
        arguments: [("1e30", nil), ("9007199254740993", nil), ("1e999", nil), ("12.5", 12.5)]
            as [(String, Double?)]
    )
    func greatNumbers(_ text: String, _ number: Double?) async throws {
        let service = RecordingService(#"{"books": [{"id": 1, "title": "A", "n": \#(text)}]}"#)
        let facet = #"{ "key": "copies", "name": "Copies", "kind": "number", "at": "/n" }"#
        let provider = try provider(
            service,
            #"{ "key": "released", "kind": "date", "at": "/year" }"#,
            facet
        )
        let item = try #require(try await provider.page(1, of: query()).elements.first)
        #expect(item.facets[key: "books.copies"] == number.map(FacetValue.number))
    }

    @Test("a unit without {count} follows the number")
    func unit() throws {
        let facet = #"{ "key": "height", "name": "H", "kind": "number", "at": "/h", "unit": "cm" }"#
        let manifest = try Manifests.manifest(
            Manifests.smallest(#"{ "key": "released", "kind": "date", "at": "/year" }"#, facet)
        )
        let unit = manifest.descriptor.facets.first { $0.key == "books.height" }?.unit
        #expect(unit == .words(["en": ["other": "{count} cm"]]))
    }

    @Test("each request has the query of the base address")
    func baseQuery() async throws {
        let service = RecordingService(Self.page)
        let provider = try provider(service, "example/v1\"", "example/v1?format=json&a=%20\"")
        _ = try await provider.page(1, of: query())
        #expect(
            service.addresses == ["https://books.example/v1/books?page=1&format=json&a=%20"]
        )
    }

    @Test("sorts by the service's names for orders, the first by default")
    func sorts() async throws {
        let service = RecordingService(Self.page)
        let provider = try provider(
            service,
            "\"address\": \"books?page={page}\"",
            """
            "address": "books?by={sort}", "sorts": [
              { "id": "new", "name": "Newest", "descending": "date:desc" },
              { "id": "name", "name": "Name", "ascending": "a-z", "descending": "z-a",
                "order": "ascending" }
            ]
            """
        )
        let list = try #require(provider.descriptor.lists.first)
        #expect(list.defaultSort == Sort(SortID("new"), .descending))
        #expect(list.sorts.map(\.defaultDirection) == [.descending, .ascending])
        for sort in [nil, Sort(SortID("name"), .descending), Sort(SortID("name"), .ascending)] {
            _ = try await provider.page(1, of: query(sort: sort))
        }
        #expect(
            service.addresses.map { $0.split(separator: "=").last }
                == ["date%3Adesc", "z-a", "a-z"]
        )
    }

    @Test("a picture's template is filled when it is shown, with the smallest sufficient width")
    func pictures() async throws {
        let service = RecordingService(
            #"{"pages": 1, "books": [{"id": 1, "title": "A", "c": "x/y"}]}"#
        )
        let provider = try provider(
            service,
            "\"picture\": \"/cover\"",
            """
            "values": { "cover": "/c" },
            "picture": { "template": "https://img.example/{cover}/{width}.jpg", "aspectRatio": 0.5,
              "widths": [400, 200, 800] }
            """
        )
        let artwork = try #require(try await provider.page(1, of: query()).elements.first?.artwork)
        #expect(artwork == Artwork(path: "x/y", aspectRatio: 0.5))
        #expect(provider.imageVariants == ["w800", "w400", "w200"])
        for (width, variant) in [(100, "w200"), (200, "w200"), (201, "w400"), (9_000, "w800")] {
            let address = try #require(provider.imageAddress(of: artwork, pixelWidth: width))
            #expect(address.variant == variant)
            let text = "https://img.example/x%2Fy/\(variant.dropFirst()).jpg"
            #expect(address.url.absoluteString == text)
        }
        #expect(provider.imageAddress(of: Artwork(path: ".."), pixelWidth: 1) == nil)
    }

    @Test(
        "{+path} keeps slashes and escapes, but nothing leads out of the path",
        arguments: [
            ("a/b c/ї.jpg", "a/b%20c/%D1%97.jpg"), ("/a/b.jpg", "a/b.jpg"),
            ("a%20b/c.jpg", "a%20b/c.jpg"), ("a?b#c&d=e;f+g", "a%3Fb%23c%26d%3De%3Bf%2Bg"),
            ("full/843,/0/default.jpg", "full/843,/0/default.jpg"), ("@evil:80/x", "@evil:80/x"),
            ("../x", nil), ("a/../../x", nil), ("a/%2e%2E/x", nil), ("a/.", nil), ("a%2F..", nil),
            ("//evil.example/x", nil), ("a//b", nil), ("https://evil.example/x", nil),
            ("\\\\evil.example", nil), ("a\\..\\x", nil), ("a%5C..%5Cx", nil),
        ]
    )
    func paths(_ value: String, _ path: String?) throws {
        let provider = try provider(
            RecordingService(""),
            "\"picture\": \"/cover\"",
            """
            "values": { "cover": "/c" },
            "picture": { "template": "https://img.example/w/{+cover}?x=1" }
            """
        )
        let address = provider.imageAddress(of: Artwork(path: value), pixelWidth: 1)
        #expect(
            address?.url.absoluteString == path.map { "https://img.example/w/\($0)?x=1" }
        )
    }

    @Test("a path may follow text without a slash, and an id may be a path")
    func pathsInAddresses() async throws {
        let service = RecordingService(#"{"title": "Emma"}"#)
        let provider = try provider(
            service,
            "\"search\"",
            """
            "details": { "address": "{+id}.json" }, "search"
            """
        )
        _ = try await provider.details(of: "/works/W1")
        #expect(service.addresses == ["https://books.example/v1/works/W1.json"])
        let template = try AddressTemplate("https://img.example/w342{+path}", isAbsolute: true)
        #expect(template.text { _ in "/a.jpg" } == "https://img.example/w342/a.jpg")
    }

    @Test("resolves addresses against the response's, also after a redirect, without the key")
    func relativeAddresses() async throws {
        let body = Data(
            """
            {"pages": 1, "books": [
              {"id": 1, "title": "A", "cover": "c/1.jpg?key=s3cr3t", "page": "../about?key=s3cr3t"},
              {"id": 2, "title": "B", "cover": 12345}
            ]}
            """.utf8
        )
        let facet =
            "{ \"key\": \"home\", \"name\": \"Home\", \"kind\": \"link\", \"at\": \"/page\" },"
        let text = Manifests.smallest("\"facets\": [", "\"facets\": [" + facet)
            .replacing("/v1\" }", with: "/v1\", \"key\": { \"query\": \"key\" } }")
        for (final, path, link) in [
            (nil, "/v1/c/1.jpg", "https://books.example/about"),
            (
                URL(string: "https://new.example/v2/all/1?a=b"),
                "https://new.example/v2/all/c/1.jpg",
                "https://new.example/v2/about"
            ),
        ] as [(URL?, String, String)] {
            let provider = ManifestProvider(
                try Manifests.manifest(text),
                client: HandlerHTTPClient { _ in
                    HTTPResponse(status: 200, body: body, url: final)
                },
                language: "en"
            )
            let items = try await provider.page(1, of: query()).elements
            #expect(items.map(\.artwork?.path) == [path, nil])
            #expect(items[0].facets[.init("books.home")] == URL(string: link))
            #expect(!"\(items)".contains("s3cr3t"))
        }
    }

    @Test("only pictures at the service's origin get its headers")
    func pictureHeaders() throws {
        let provider = try provider(
            RecordingService(""),
            "/v1\" }",
            "/v1\", \"headers\": { \"X-Agent\": \"Vitrine\" } }"
        )
        for (path, isOwn) in [
            ("/c/1.jpg", true), ("https://books.example:443/c.jpg", true),
            ("https://img.books.example/c.jpg", false), ("https://books.example:8443/c.jpg", false),
            ("http://books.example:80/c.jpg", false),
        ] {
            let address = try #require(
                provider.imageAddress(of: Artwork(path: path), pixelWidth: 1)
            )
            #expect(address.serviceHeaders == (isOwn ? ["X-Agent": "Vitrine"] : nil), "\(path)")
        }
    }

    @Test("requests details, with further facets and an id whose prefix is stripped")
    func details() async throws {
        let service = RecordingService { request in
            request.url.path().contains("works")
                ? (200, #"{"work": {"title": "Emma", "about": {"value": "A novel"}}}"#)
                : (200, #"{"pages": 1, "books": [{"id": "/works/W1", "title": "Emma"}]}"#)
        }
        let text = Manifests.smallest(
            "\"id\": \"/id\"",
            "\"id\": { \"at\": \"/id\", \"replace\": { \"/works/\": \"\" } }"
        )
        .replacing(
            "\"search\"",
            with: """
                "details": { "address": "works/{id}.json", "root": "/work", "facets": [
                  { "key": "overview", "kind": "text", "at": ["/about/value", "/about"],
                    "details": "body" }
                ] },
                "search"
                """
        )
        let provider = service.provider(try Manifests.manifest(text))
        #expect(provider.descriptor.tap == .details(.addedRequest))
        let item = try #require(try await provider.page(1, of: query()).elements.first)
        #expect(item.id.key == "W1")
        let details = try await provider.details(of: "W1")
        #expect(details.facets[.overview] == "A novel")
        #expect(details.item.id == item.id)
        #expect(service.addresses.last == "https://books.example/v1/works/W1.json")
        await #expect(throws: CatalogError.notFound(message: nil)) {
            try await provider.details(of: "..")
        }
    }

    @Test("details have their own picture, and lack what their response lacks")
    func detailsPicture() async throws {
        let service = RecordingService { request in
            request.url.path().contains("works")
                ? (200, #"{"big": "b 1", "pages": 9}"#)
                : (200, #"{"pages": 1, "books": [{"id": 1, "title": "Emma", "c": "s1"}]}"#)
        }
        let text = Manifests.smallest(
            "\"picture\": \"/cover\",",
            """
            "values": { "cover": "/c", "big": "/big" },
            "picture": { "template": "https://img.example/{cover}.jpg" },
            """
        )
        .replacing(
            "\"search\"",
            with: """
                "details": { "address": "works/{id}.json",
                  "picture": { "template": "https://big.example/{big}/{width}", "widths": [900] },
                  "facets": [{ "key": "count", "name": "N", "kind": "number", "at": "/pages" }] },
                "search"
                """
        )
        .replacing(
            "\"facets\": [\n",
            with: """
                "facets": [{ "key": "popularity", "kind": "number", "count": ["/authors/*"] },
                """
        )
        let provider = service.provider(try Manifests.manifest(text))
        let item = try #require(try await provider.page(1, of: query()).elements.first)
        let details = try await provider.details(of: "1")
        #expect(details.item.title.isEmpty)
        #expect(details.facets[key: "books.count"] == .number(9))
        #expect(details.facets[.popularity] == nil, "the row's count remains")
        let addresses = [item.artwork, details.item.artwork].map { artwork in
            artwork.flatMap { provider.imageAddress(of: $0, pixelWidth: 10) }
        }
        #expect(
            addresses.map { $0?.url.absoluteString }
                == ["https://img.example/s1.jpg", "https://big.example/b%201/900"]
        )
        #expect(addresses[1]?.variant == "w900")
        #expect(provider.imageVariants == ["w900"])
    }

    @Test("reaches the local network only if the service itself is there")
    func localHosts() async throws {
        for (base, isAllowed) in [
            ("https://books.example/v1", false), ("http://192.168.0.7/v1", true),
            ("http://nas.local/v1", true), ("http://127.0.0.1:8080/v1", true),
        ] {
            let service = RecordingService(Self.page)
            let provider = try provider(service, "https://books.example/v1", base)
            let item = try #require(try await provider.page(1, of: query()).elements.last)
            #expect(service.requests.first?.allowsLocalHosts == isAllowed, "\(base)")
            let artwork = try #require(item.artwork)
            let address = provider.imageAddress(of: artwork, pixelWidth: 10)
            #expect(address?.allowsLocalHosts == isAllowed, "\(base)")
        }
    }

    @Test("a message that repeats the request's key isn't shown")
    func keyInMessage() async throws {
        let service = RecordingService(#"{"message": "Bad: /books?appid=s3cr3t"}"#, status: 500)
        let provider = try provider(
            service,
            "/v1\" }",
            "/v1\", \"key\": { \"query\": \"appid\" } }"
        )
        await #expect(throws: CatalogError.server(status: 500, message: nil)) {
            try await provider.page(1, of: query())
        }
    }

    @Test(
        "a known key is hidden in a message, also where a long one is cut",
        arguments: [0, 480, 490, 499]
    )
    func knownKey(offset: Int) async throws {
        let text = String(repeating: "-", count: offset) + "s3cr3t/key"
        let service = RecordingService(#"{"error": "\#(text)"}"#, status: 500)
        let provider = ManifestProvider(
            try Manifests.manifest(Manifests.smallest),
            client: ValidatingHTTPClient(
                CredentialHTTPClient(service, credential: .bearer("s3cr3t/key"))
            ),
            language: "en-US"
        )
        let error = await #expect(throws: CatalogError.self) {
            try await provider.page(1, of: query())
        }
        guard case .server(500, let message?) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(!message.contains("s3"))
        #expect(message.contains("[hid") || offset > 490)
    }

    @Test("refuses page numbers that would overflow")
    func greatestPage() async throws {
        let provider = try provider(RecordingService(Self.page))
        await #expect(throws: CatalogError.notFound(message: nil)) {
            try await provider.page(.max, of: query())
        }
    }

    @Test("sends the fixed headers")
    func headers() async throws {
        let service = RecordingService(Self.page)
        let provider = try provider(
            service,
            "/v1\" }",
            "/v1\", \"headers\": { \"X-Agent\": \"Vitrine\" } }"
        )
        _ = try await provider.page(1, of: query())
        #expect(service.requests.first?.headers["X-Agent"] == "Vitrine")
        #expect(service.requests.first?.headers["Accept"] == "application/json")
    }

    @Test(
        "reads dates as services write them",
        arguments: [
            ("\"2024-05-01\"", Day(year: 2024, month: 5, day: 1)),
            ("\"2024-05\"", Day(year: 2024, month: 5)), ("\"2024\"", Day(year: 2024)),
            ("2024", Day(year: 2024)), ("1714521600", Day(year: 2024, month: 5, day: 1)),
            ("\"2024-05-01T23:59:59+03:00\"", Day(year: 2024, month: 5, day: 1)),
            ("\"2024/05/01\"", Day(year: 2024, month: 5, day: 1)),
            ("\"20240501\"", Day(year: 2024, month: 5, day: 1)),
            ("\"May 1, 2024\"", Day(year: 2024, month: 5, day: 1)),
            ("\"1 may 2024\"", Day(year: 2024, month: 5, day: 1)),
            ("\"Wed, 01 May 2024 00:00:00 GMT\"", Day(year: 2024, month: 5, day: 1)),
            ("\"May 2024\"", Day(year: 2024, month: 5)),
            ("\"2024-5-1\"", Day(year: 2024, month: 5, day: 1)),
            ("\"2024.05.01\"", Day(year: 2024, month: 5, day: 1)),
            ("\"2024年5月1日\"", Day(year: 2024, month: 5, day: 1)),
            ("\"1994-05-00\"", Day(year: 1994, month: 5)), ("\"1994-00-00\"", Day(year: 1994)),
            ("\"1994–1998\"", Day(year: 1994)), ("\"1994–\"", Day(year: 1994)),
            ("\"c. 1890\"", Day(year: 1890)),
            ("1714521600000", Day(year: 2024, month: 5, day: 1)),
            ("\"1714521600000\"", Day(year: 2024, month: 5, day: 1)),
            ("\"1714521600\"", Day(year: 2024, month: 5, day: 1)),
            ("1714521600.5", Day(year: 2024, month: 5, day: 1)),
            ("\"/Date(1714521600000+0300)/\"", Day(year: 2024, month: 5, day: 1)),
            ("61603200000", Day(year: 1971, month: 12, day: 15)),
            ("\"/Date(61603200000)/\"", Day(year: 1971, month: 12, day: 15)),
            ("-61603200000", Day(year: 1968, month: 1, day: 19)),
            ("\"20240501123045\"", Day(year: 2024, month: 5, day: 1)),
            ("\"202405011230\"", nil), ("\"2024050112\"", nil), ("-62135596800", nil),
            ("\"2024-122\"", nil), ("\"2024-W18-3\"", nil), ("\"0000-00-00\"", nil),
            ("\"12024-01-01\"", nil), ("\"２０２４-05-01\"", nil), ("\"2024-13-1\"", nil),
            ("\"01/05/2024\"", nil), ("\"2024-02-30\"", nil), ("\"soon\"", nil), ("true", nil),
            ("12345678901234", nil), ("-5", nil), ("-9223372036854775808", nil), ("1e300", nil),
            ("{}", nil),
        ] as [(String, Day?)]
    )
    func dates(_ text: String, _ day: Day?) throws {
        #expect(Day(lenient: try JSON(parsing: Data(text.utf8))) == day)
    }

    @Test("random responses never crash the provider")
    func fuzzed() async throws {
        var generator = Dice(seed: 35)
        let bytes = Array(Self.page.utf8)
        let manifest = try Manifests.manifest(Manifests.smallest)
        for _ in 0..<10_000 {
            var changed = bytes
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                let place = Int.random(in: 0..<changed.count, using: &generator)
                changed[place] = UInt8.random(in: 0...255, using: &generator)
            }
            let body = String(decoding: changed, as: UTF8.self)
            let provider = RecordingService(body).provider(manifest)
            do throws(CatalogError) {
                let page = try await provider.page(1, of: query())
                #expect(page.elements.allSatisfy { !$0.title.isEmpty })
            } catch {
                guard case .badResponse = error else {
                    Issue.record("\(error)")
                    return
                }
            }
        }
    }
}
