import Catalog
import Foundation
import Testing

@testable import Providers

@Suite("Details from the Disney API")
struct DisneyDetailsTests {
    private func details(_ data: String, of key: String = "4703") async throws -> ItemDetails {
        try await Characters.provider(Characters.service(Characters.page(data))).details(of: key)
    }

    @Test("a character's response equals its item in the list")
    func whole() async throws {
        let item = Characters.mouseItem
        #expect(
            try await details(Characters.mouse) == ItemDetails(item: item, facets: item.facets)
        )
        #expect(try await details("[\(Characters.mouse)]").item == item)
    }

    @Test("an empty response or another character means not found")
    func unknown() async {
        for data in ["[]", "null", #"{"_id":1,"name":"A"}"#, #"[{"_id":1,"name":"A"}]"#] {
            await #expect(throws: CatalogError.notFound(message: nil)) { try await details(data) }
        }
    }

    @Test("an unreadable response is an error, not a missing character")
    func unreadable() async {
        await #expect(throws: CatalogError.badResponse(nil)) { try await details("{}") }
    }

    @Test(
        "makes no request for a non-numeric key, because the service would return other characters",
        arguments: ["", "abc", "0", "-1", "+4703", "04703", "4703/..", "1.0", "%34"]
    )
    func badKeys(key: String) async {
        let service = Characters.service(Characters.page("[]"))
        await #expect(throws: CatalogError.notFound(message: nil)) {
            try await Characters.provider(service).details(of: key)
        }
        #expect(service.requests.isEmpty)
    }
}
