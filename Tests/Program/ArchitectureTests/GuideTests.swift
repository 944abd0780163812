import Foundation
import FoundationXML
import Testing

/// Tests the guide's pages, which are resources of the GTK front end.
@Suite("The user's guide")
struct GuideTests {
    private static let folder = "Sources/Linux/VitrineGTK/Resources/guide"

    private struct Table: Decodable {
        struct Entry: Decodable {
            let localizations: [String: Localization]
        }

        struct Localization: Decodable {
            let stringUnit: Unit?
        }

        struct Unit: Decodable {
            let value: String
        }

        let strings: [String: Entry]
    }

    @Test("each bold text is a window label, the same one in all languages")
    func labels() throws {
        let labels = try Self.languages.map { try texts("b", in: $0) }
        let counts = labels.map(\.count)
        try #require(counts[0] > 40 && Set(counts).count == 1, "\(counts)")
        let words = try words()
        for place in 0..<counts[0] {
            let label = labels.map { $0[place] }
            #expect(words.contains(label), "\(label)")
        }
    }

    @Test("all languages have the same sections, paragraphs, keys and commands")
    func structure() throws {
        let first = try #require(Self.languages.first)
        for language in Self.languages.dropFirst() {
            for name in ["kbd", "pre"] {
                #expect(try texts(name, in: language) == texts(name, in: first), "\(name)")
            }
            for name in ["h1", "h2", "li", "p", "tr"] {
                let counts = try [language, first].map { try texts(name, in: $0).count }
                #expect(counts[0] == counts[1], "\(name)")
            }
            let ids = try [language, first].map { try attributes("id", in: $0) }
            #expect(ids[0] == ids[1])
        }
    }

    @Test("the contents list each section's heading, and every link has a target")
    func links() throws {
        for language in Self.languages {
            let contents = try texts("li", in: language).prefix(12)
            #expect(try Array(contents) == texts("h2", in: language))
            let ids = Set(try attributes("id", in: language))
            for link in try attributes("href", in: language) {
                if link.hasPrefix("#") {
                    #expect(ids.contains(String(link.dropFirst())), "\(link)")
                } else {
                    let file = page(language).deletingLastPathComponent().appending(path: link)
                    #expect(FileManager.default.fileExists(atPath: file.path), "\(link)")
                }
            }
        }
    }

    @Test("a page contains no script, loads nothing, declares its language and isn't XHTML")
    func contents() throws {
        for language in Self.languages {
            // A namespace would make it XHTML, which another program might open.
            #expect(try !String(contentsOf: page(language), encoding: .utf8).contains("xmlns"))
            #expect(try texts("script", in: language).isEmpty)
            #expect(try attributes("src", in: language).isEmpty)
            #expect(try attributes("lang", in: language).first == language)
        }
    }

    /// The languages of the string table.
    private static let languages = ["en", "uk"]

    private func page(_ language: String) -> URL {
        SourceTree.root.appending(path: "\(Self.folder)/\(language)/index.html")
    }

    private func nodes(_ path: String, in language: String) throws -> [XMLNode] {
        try XMLDocument(contentsOf: page(language)).nodes(forXPath: path)
    }

    /// The texts of all elements with a name, with white space collapsed as in a browser.
    private func texts(_ name: String, in language: String) throws -> [String] {
        try nodes("//*[local-name()='\(name)']", in: language).map {
            ($0.stringValue ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
    }

    private func attributes(_ name: String, in language: String) throws -> [String] {
        try nodes("//@\(name)", in: language).compactMap(\.stringValue)
    }

    /// Each string table text without plural forms, in all languages.
    private func words() throws -> Set<[String]> {
        let file = SourceTree.root.appending(path: "Sources/Core/L10n/Localizable.xcstrings")
        let table = try JSONDecoder().decode(Table.self, from: Data(contentsOf: file))
        return Set(
            table.strings.values.map { entry in
                Self.languages.compactMap { entry.localizations[$0]?.stringUnit?.value }
            }
        )
    }
}
