import Catalog
import Foundation
import Testing

@testable import Manifests

/// Compares what documents say about the format with what is read.
@Suite("The documents of the format")
struct FormatTests {
    private static func document(_ name: String) throws -> Data {
        let folder = URL(filePath: #filePath).appending(path: "../../../../docs")
        return try Data(contentsOf: folder.appending(path: name).standardized)
    }

    @Test("the schema lists each symbol, and each is read")
    func symbols() throws {
        let schema = try JSONNode(parsing: Self.document("catalog.schema.json"))
        let listed = schema["properties"]?["symbol"]?["enum"]?.elements?.compactMap(\.string)
        #expect(listed == CatalogSymbol.allCases.map(\.rawValue))
        for symbol in CatalogSymbol.allCases {
            let text = Manifests.smallest(
                "\"version\": 1",
                "\"version\": 1, \"symbol\": \"\(symbol.rawValue)\""
            )
            #expect(try Manifests.manifest(text).symbol == symbol)
        }
    }
}
