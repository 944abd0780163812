import Foundation
import Testing

/// Checks what documents say against the files they describe.
@Suite("Documents")
struct DocumentTests {
    @Test("each Swift block equals the source part that the line above it names")
    func blocks() throws {
        let page = try Document("docs/add-a-catalog.md")
        let blocks = page.blocks(in: "swift")
        #expect(blocks.count == 3)
        for block in blocks {
            let origin = try #require(
                block.above.firstMatch(of: /<!-- (\S+): ([\w-]+) -->/),
                "the line above says \(block.above)"
            )
            let part = try Document(String(origin.1)).part(named: String(origin.2))
            #expect(block.text == part, "\(origin.1), \(origin.2)")
        }
    }

    @Test("the manifest that is shown equals the file that tests read")
    func manifest() throws {
        let page = try Document("docs/add-a-catalog.md")
        let block = try #require(page.blocks(in: "json").first)
        #expect(block.above == "<!-- docs/books.vitrine.json -->")
        let file = try Document("docs/books.vitrine.json").lines
        #expect(block.text == file.filter { !$0.isEmpty })
    }

    @Test("every link between documents points to an existing file and heading")
    func links() throws {
        var count = 0
        for path in try Document.paths() {
            let folder = URL(filePath: "/" + path).deletingLastPathComponent()
            for link in try Document(path).links where !link.contains(/^\w+:/) {
                count += 1
                let parts = link.split(separator: "#", omittingEmptySubsequences: false)
                let target =
                    parts[0].isEmpty
                    ? path
                    : String(folder.appending(path: parts[0]).standardizedFileURL.path.dropFirst())
                guard Self.exists(target) else {
                    Issue.record("\(path): \(link)")
                    continue
                }
                guard parts.count > 1 else { continue }
                #expect(try Document(target).anchors.contains(String(parts[1])), "\(path): \(link)")
            }
        }
        #expect(count > 30)
    }

    @Test("every path that a document names exists")
    func paths() throws {
        var count = 0
        // Decision records and the changelog may mention files that no longer exist.
        for path in try Document.paths()
        where !path.hasPrefix("docs/decisions/") && path != "CHANGELOG.md" {
            for named in try Document(path).namedPaths where !named.contains("KIND") {
                count += 1
                #expect(Self.exists(named), "\(path): \(named)")
            }
        }
        #expect(count > 60)
    }

    @Test("every type and member that ARCHITECTURE and NOTES name exists")
    func types() throws {
        var types = Set(["Apps", "VtPhotoFrame", "Codable", "URLSession"])
        var members: Set<String> = []
        for file in try ["Sources", "Tests"].flatMap(SourceTree.files) {
            types.formUnion(file.path.split(separator: "/").map(String.init))
            for line in file.code {
                for match in line.matches(of: /\b(?:struct|class|enum|actor|protocol)\s+(\w+)/) {
                    types.insert(String(match.1))
                }
                for match in line.matches(of: /\b(?:func|var|let|case|typealias)\s+(\w+)/) {
                    members.insert(String(match.1))
                }
            }
        }
        var count = 0
        for path in ["ARCHITECTURE.md", "NOTES.md"] {
            for name in try Document(path).namedTypes {
                count += 1
                // As values, because a failure would print thousands of names.
                let isType = types.contains(name.type)
                #expect(isType, "\(path): \(name.type)")
                let isMember = name.member.map(members.contains) ?? true
                #expect(isMember, "\(path): \(name.type).\(name.member ?? "")")
            }
        }
        #expect(count > 200)
    }

    @Test("the first-change example refers to existing lines")
    func firstChange() throws {
        let facets = try Document("Sources/Core/Catalog/Facets/Facet.swift").lines
        #expect(facets.contains { $0.contains("var runtime: Self") })
        #expect(!facets.contains { $0.contains("revenue") }, "it needs another example")
        let providers = "Sources/Core/Providers/TMDB"
        for (path, text) in [
            ("\(providers)/MovieMapping.swift", "movie[\"runtime\"]?.lenientNumber"),
            ("\(providers)/MovieMapping.swift", ".setting(.runtime, runtime.flatMap {"),
            ("\(providers)/TMDBProvider+Descriptor.swift", "caption: .key(\"facet.runtime\")"),
            ("Sources/Demo/DemoService/TMDB/Payloads/DetailsPayload.swift", "let revenue: Int"),
            ("Sources/Core/L10n/Localizable.xcstrings", "\"facet.runtime\""),
            ("Tests/Core/ProvidersTests/TMDB/TMDBDetailsTests.swift", "\"budget\":185000000"),
        ] {
            #expect(try Document(path).lines.contains { $0.contains(text) }, "\(path): \(text)")
        }
    }

    private static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: SourceTree.root.appending(path: path).path)
    }
}
