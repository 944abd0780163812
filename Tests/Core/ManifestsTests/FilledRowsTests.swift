import Catalog
import Foundation
import Networking
import Testing

@testable import Manifests

/// A list of names and addresses, as the most popular hobby service has.
@Suite("Rows that are only names")
struct FilledRowsTests {
    private static let text = """
        {
          "version": 1, "id": "creatures", "name": "Creatures",
          "service": { "base": "https://creatures.example/api/v2" },
          "lists": [{ "id": "all", "name": "All", "address": "creature?offset={offset}&limit={size}",
            "items": "/results", "paging": { "next": "/next", "size": 2 } }],
          "item": { "id": { "at": "/url", "between": ["/creature/", "/"] }, "title": "/name" },
          "details": {
            "address": "creature/{id}", "completesRows": true,
            "title": "/species/name", "picture": "/sprites/other/artwork/front",
            "facets": [
              { "key": "types", "kind": "names", "name": "Types", "at": "/types/*/type/name", "row": 1 },
              { "key": "height", "kind": "number", "name": "Height", "at": { "at": "/height", "factor": 0.1 }, "unit": "m" }
            ]
          }
        }
        """

    @Test("have an id within an address, and what their details have")
    func creatures() async throws {
        let service = RecordingService { request in
            request.url.path() == "/api/v2/creature/25"
                ? (
                    200,
                    #"{"species": {"name": "Volt Mouse"}, "height": 4, "types": [{"slot": 1, "type": {"name": "electric"}}], "sprites": {"other": {"artwork": {"front": "https://img.example/25.png"}}}}"#
                )
                : (
                    200,
                    #"{"count": 3, "next": null, "results": [{"name": "volt-mouse", "url": "https://creatures.example/api/v2/creature/25/"}]}"#
                )
        }
        let provider = service.provider(try Manifests.manifest(Self.text))
        let query = Query(catalog: CatalogID("creatures"), list: ListID("all"))
        #expect(provider.descriptor.fillsRows)
        #expect(provider.descriptor.row.lines == [["creatures.types"]])
        let page = try await provider.page(1, of: query)
        #expect(page.totalPages == 1)
        let row = try #require(page.elements.first)
        #expect(row.id.key == "25")
        let details = try await provider.details(of: row.id.key, row: row)
        #expect(details.item.title == "Volt Mouse")
        #expect(details.item.artwork?.path == "https://img.example/25.png")
        #expect(details.facets[key: "creatures.types"] == .names(["electric"]))
        #expect(details.facets[key: "creatures.height"] == .number(0.4))
    }
}
