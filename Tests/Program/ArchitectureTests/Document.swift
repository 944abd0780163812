import Foundation

/// A text file as lines.
struct Document {
    /// The lines between two fences, and the line above the first fence.
    struct Block {
        let above: String
        let text: [String]
    }

    let lines: [String]

    /// Reads the file at a path from the package's folder.
    init(_ path: String) throws {
        let file = SourceTree.root.appending(path: path)
        lines = try String(contentsOf: file, encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// The blocks whose fence names this language.
    func blocks(in language: String) -> [Block] {
        lines.indices.filter { lines[$0] == "```\(language)" }.map { start in
            Block(
                above: start > 0 ? lines[start - 1] : "",
                text: Array(lines[(start + 1)...].prefix { $0 != "```" })
            )
        }
    }

    /// The lines between `// begin NAME` and `// end NAME`, without their common indentation.
    ///
    /// Empty if the markers are missing.
    func part(named name: String) -> [String] {
        guard let start = line("// begin \(name)"), let end = line("// end \(name)"), start < end
        else { return [] }
        let part = lines[(start + 1)..<end]
        let depth = part.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return part.map { String($0.dropFirst(depth)) }
    }

    /// The targets of its links.
    var links: [String] {
        prose.flatMap { line in
            line.components(separatedBy: "](").dropFirst().map { String($0.prefix { $0 != ")" }) }
        }
    }

    /// The inline code spans.
    private var code: [String] {
        prose.flatMap { line in
            let parts = line.components(separatedBy: "`")
            return parts.indices.filter { !$0.isMultiple(of: 2) }.map { parts[$0] }
        }
    }

    /// Code spans that are paths from the package's folder.
    var namedPaths: [String] {
        let folders = ["Sources", "Tests", "docs", "scripts", "Apps", ".github", ".ci"]
        return code.filter { code in
            folders.contains { code.hasPrefix($0 + "/") }
                && code.utf8.allSatisfy { $0 > 32 && !"*<>{}$:()".utf8.contains($0) }
        }
    }

    /// Code spans that are types, with a member if one is named.
    var namedTypes: [(type: String, member: String?)] {
        code.compactMap { code in
            code.wholeMatch(of: /([A-Z][A-Za-z]+)(?:\.([a-z]\w*)(?:\(.*\))?)?/).flatMap { match in
                ["swift", "xcstrings"].contains(match.2)
                    ? nil : (String(match.1), match.2.map(String.init))
            }
        }
    }

    /// The anchors of its headings.
    var anchors: Set<String> {
        Set(
            prose.filter { $0.hasPrefix("#") }.map { heading in
                let words = heading.drop { "# ".contains($0) }.lowercased()
                return String(words.filter { $0.isLetter || $0.isNumber || " -_".contains($0) })
                    .replacing(" ", with: "-")
            }
        )
    }

    /// The project's documents, as paths from the package's folder.
    static func paths() throws -> [String] {
        let manager = FileManager.default
        func documents(in folder: String) throws -> [String] {
            try manager.contentsOfDirectory(
                atPath: SourceTree.root.appending(path: folder).path
            )
            .filter { $0.hasSuffix(".md") }
            .map { folder.isEmpty ? $0 : "\(folder)/\($0)" }.sorted()
        }
        return try ["", "docs", "docs/decisions"].flatMap(documents)
    }

    /// The lines outside of blocks.
    private var prose: [String] {
        var isInBlock = false
        return lines.filter { line in
            if line.hasPrefix("```") {
                isInBlock.toggle()
                return false
            }
            return !isInBlock
        }
    }

    private func line(_ text: String) -> Int? {
        lines.firstIndex { $0.trimmingCharacters(in: .whitespaces) == text }
    }
}
