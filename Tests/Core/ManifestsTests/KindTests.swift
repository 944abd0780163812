import Catalog
import Foundation
import L10n
import Networking
import Testing

@testable import Manifests

/// Films and people in one catalog.
@Suite("Kinds of items")
struct KindTests {
    static let text = """
        {
          "version": 1, "id": "cinema", "name": "Cinema",
          "service": { "base": "https://cinema.example/v1" },
          "lists": [
            { "id": "films", "name": "Films", "address": "films?page={page}", "items": "/films" },
            { "id": "people", "name": "People", "kind": "people", "address": "people?page={page}",
              "items": "/people", "sorts": [{ "id": "born", "name": "Born", "by": "born" }] }
          ],
          "search": { "kind": "people", "address": "people?q={query}", "items": "/people" },
          "item": {
            "id": "/id", "title": "/title", "subtitle": "/tagline",
            "values": { "poster": "/poster" },
            "picture": { "template": "https://img.example/{poster}.jpg" },
            "facets": [{ "key": "released", "kind": "date", "at": "/year" }]
          },
          "details": { "address": "films/{id}", "facets": [
            { "key": "overview", "kind": "text", "at": "/plot" }] },
          "kinds": {
            "people": {
              "item": {
                "id": "/id", "title": "/name",
                "values": { "face": "/face", "slug": "/slug" },
                "picture": { "template": "https://img.example/faces/{face}.jpg" },
                "facets": [{ "key": "born", "kind": "date", "name": "Born", "at": "/born" }]
              },
              "details": { "address": "people/{slug}", "facets": [
                { "key": "overview", "kind": "text", "at": "/bio" }] }
            }
          }
        }
        """

    private let service = RecordingService { request in
        switch request.url.path() {
        case "/v1/films":
            (
                200,
                #"{"films": [{"id": 1, "title": "Metropolis", "poster": "m", "year": 1927}, {"id": "people:1", "title": "Odd"}]}"#
            )
        case "/v1/people":
            (
                200,
                #"{"people": [{"id": 1, "name": "Fritz Lang", "face": "f", "slug": "lang fritz", "born": 1890}]}"#
            )
        case "/v1/films/1", "/v1/films/people%3A1": (200, #"{"plot": "A city."}"#)
        case "/v1/people/lang%20fritz": (200, #"{"bio": "A director."}"#)
        default: (404, "{}")
        }
    }

    private func provider() throws -> ManifestProvider {
        service.provider(try Manifests.manifest(Self.text))
    }

    private func rows(_ list: String, _ search: String = "") async throws -> [Item] {
        let query = Query(catalog: CatalogID("cinema"), list: ListID(list), search: search)
        return try await provider().page(1, of: query).elements
    }

    @Test("each list has its kind's parts, and ids of two kinds don't collide")
    func lists() async throws {
        let films = try await rows("films")
        let people = try await rows("people")
        #expect(films.map(\.id.key) == ["1", ":people:1"])
        #expect(people.map(\.id.key) == ["people:1"])
        #expect(films[0].facets[.released] == Day(year: 1927))
        #expect(people[0].facets[key: "cinema.born"] == .day(Day(year: 1890)))
        #expect(try await rows("films", "lang").map(\.title) == ["Fritz Lang"])
    }

    @Test("each picture is shown by its kind's rule")
    func pictures() async throws {
        let provider = try provider()
        let items = try await rows("films").prefix(1) + rows("people")
        let addresses = items.map { item in
            item.artwork.flatMap { provider.imageAddress(of: $0, pixelWidth: 100) }?.url
                .absoluteString
        }
        #expect(addresses == ["https://img.example/m.jpg", "https://img.example/faces/f.jpg"])
    }

    @Test("details are asked by id, or by a value of the row")
    func details() async throws {
        let provider = try provider()
        let film = try await provider.details(of: "1", row: nil)
        #expect(film.facets[.overview] == "A city.")
        #expect(film.item.id.key == "1")
        let odd = try await provider.details(of: ":people:1", row: nil)
        #expect(odd.item.id.key == ":people:1")
        let row = try #require(try await rows("people").first)
        let person = try await provider.details(of: "people:1", row: row)
        #expect(person.facets[.overview] == "A director.")
        #expect(person.item.id.key == "people:1")
        await #expect(throws: CatalogError.notFound(message: nil)) {
            try await provider.details(of: "people:1", row: nil)
        }
    }

    @Test("the catalog has the facts of all kinds, and a value for an address isn't shown")
    func descriptor() throws {
        let descriptor = try provider().descriptor
        #expect(
            descriptor.facets.map(\.key) == [
                "cinema.subtitle", "released", "overview", "cinema.born", "cinema.value.slug",
            ]
        )
        #expect(descriptor.facets.last?.role == .hidden)
        #expect(descriptor.row.lines.joined().contains("cinema.born"))
        #expect(descriptor.tap == .details(.addedRequest))
        #expect(descriptor.lists[1].sorts.map(\.execution) == [.library(facet: "cinema.born")])
    }

    @Test("only a kind that says so has its rows completed")
    func completed() throws {
        let text = Self.text.replacing(
            "\"address\": \"people/{slug}\",",
            with: "\"address\": \"people/{slug}\", \"completesRows\": true,"
        )
        let provider = service.provider(try Manifests.manifest(text))
        #expect(provider.descriptor.fillsRows)
        #expect(provider.fillsRow(of: "people:1"))
        #expect(!provider.fillsRow(of: "1"))
    }

    @Test("a kind without a request for details has those of its row")
    func unrequested() async throws {
        let text = Self.text.replacing(
            #/"address": "people/{slug}", "facets": \[[^\]]*\] }/#,
            with: "\"address\": \"people/{slug}\" }"
        )
        let item = text.replacing("{ \"address\": \"people/{slug}\" }", with: "\"item\"")
        let provider = service.provider(try Manifests.manifest(item))
        let row = try #require(try await rows("people").first)
        #expect(try await provider.details(of: "people:1", row: row).facets == row.facets)
    }

    @Test(
        "mistakes are named",
        arguments: [
            (
                "\"kind\": \"people\",", "\"kind\": \"folk\",", "/lists/1/kind",
                ManifestIssue.Problem.choice(allowed: ["people"])
            ),
            (
                "\"by\": \"born\"", "\"by\": \"released\"", "/lists/1/sorts/0/by",
                .choice(allowed: ["title", "born"])
            ),
            (
                "\"kinds\": {\n    \"people\"", "\"kinds\": {\n    \"My People\"",
                "/kinds/My People", .form(.id)
            ),
            (
                "\"key\": \"overview\", \"kind\": \"text\", \"at\": \"/bio\"",
                "\"key\": \"subtitle2\", \"kind\": \"text\", \"at\": \"/bio\"",
                "/kinds/people/details/facets/0/name", .missing
            ),
            ("\"people\": {", "\"details\": {", "/kinds/details", .reserved("details")),
            (
                "films/{id}", "films/{slug}", "/details/address",
                .variable(name: "slug", allowed: ["id", "language", "poster"])
            ),
        ]
    )
    func mistakes(
        _ part: String,
        _ other: String,
        _ pointer: String,
        _ problem: ManifestIssue.Problem
    ) {
        #expect(Self.text.contains(part))
        let issues = Manifests.issues(Self.text.replacing(part, with: other))
        #expect(issues.contains(ManifestIssue(at: pointer, problem)))
    }
}
