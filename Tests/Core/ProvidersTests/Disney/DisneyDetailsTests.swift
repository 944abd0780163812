import Catalog
import Foundation
import Testing

@testable import Providers

@Suite("Details of the Disney API")
struct DisneyDetailsTests {
    private func details(_ data: String, of key: String = "4703") async throws -> ItemDetails {
        try await Characters.provider(Characters.service(Characters.page(data))).details(of: key)
    }

    @Test("a character's own answer tells what the list does")
    func whole() async throws {
        let item = Characters.mouseItem
        #expect(
            try await details(Characters.mouse) == ItemDetails(item: item, facets: item.facets)
        )
        #expect(try await details("[\(Characters.mouse)]").item == item)
    }

    @Test("an unknown number is answered with nothing, another one with somebody else: not found")
    func unknown() async {
        for data in ["[]", "null", #"{"_id":1,"name":"A"}"#, #"[{"_id":1,"name":"A"}]"#] {
            await #expect(throws: CatalogError.notFound(message: nil)) { try await details(data) }
        }
    }

    @Test("an answer that cannot be read is no sign that there is nobody")
    func unreadable() async {
        await #expect(throws: CatalogError.badResponse) { try await details("{}") }
    }

    @Test(
        "a key that is no number is not asked for: the service would answer with others",
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
