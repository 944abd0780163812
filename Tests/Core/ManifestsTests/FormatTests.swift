import Catalog
import Foundation
import JSONText
import L10n
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
        let schema = try JSON(parsing: Self.document("catalog.schema.json"))
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

    @Test("the guide lists the program's own keys with their kinds and captions")
    func keys() throws {
        let guide = try String(decoding: Self.document("add-a-catalog.md"), as: UTF8.self)
        let rows = guide.matches(of: /\| `(\w+)` \| `(\w+)` \| (.+) \|/).map {
            [String($0.1), String($0.2), String($0.3)]
        }
        let strings = Localizer(.english)
        let known = try KnownFacets.kinds.map { key, kind in
            let name = try #require(ItemReader.kinds.first { $0.value == kind }?.key)
            return [key, name, strings.caption(try #require(KnownFacets.caption(of: key)))]
        }
        #expect(Set(rows) == Set(known))
        #expect(rows.count == known.count)
    }
}
