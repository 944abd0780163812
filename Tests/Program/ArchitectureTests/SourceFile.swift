/// A Swift file as lines, with comments and strings separated from code.
struct SourceFile {
    /// Path from the package's folder.
    let path: String
    /// The original lines.
    let lines: [String]
    /// The lines without comments.
    let code: [String]
    /// The lines without comments and with empty string literals.
    let bare: [String]
    /// The contents of each line's string literals, without interpolated code.
    let literals: [[String]]

    init(path: String, text: String) {
        self.path = path
        lines = Self.lines(of: text)
        var reader = SourceReader(text)
        reader.read()
        code = Self.lines(of: reader.code)
        bare = Self.lines(of: reader.bare)
        literals = Self.lines(of: reader.literals).map {
            $0.split(separator: SourceReader.mark).map(String.init)
        }
    }

    /// The file's name.
    var name: String { path.split(separator: "/").last.map(String.init) ?? "" }

    /// Modules that the file imports.
    var imports: Set<String> {
        let pattern =
            /^\s*(?:(?:@\w+(?:\(\w+\))?|public|package|internal|fileprivate|private)\s+)*import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/
        return Set(bare.compactMap { $0.firstMatch(of: pattern).map { String($0.1) } })
    }

    /// `path:line: text` for each line of `view` that matches.
    func matches(
        _ pattern: some RegexComponent,
        in view: KeyPath<Self, [String]> = \.bare
    ) -> [String] {
        self[keyPath: view].enumerated().compactMap { index, line in
            line.contains(pattern) ? place(index) : nil
        }
    }

    /// `path:line: text` of the line at `index` (0-based).
    func place(_ index: Int) -> String {
        "\(path):\(index + 1): \(lines[index].trimmingPrefix(while: \.isWhitespace))"
    }

    /// Whether a comment that contains `text` is within `above` and `below` lines of `line`.
    ///
    /// `line` is 0-based.
    func comments(_ text: String, above: Int, below: Int, line: Int) -> Bool {
        (max(0, line - above)...min(lines.count - 1, line + below)).contains { index in
            let comment = lines[index].firstRange(of: "//").map { lines[index][$0.lowerBound...] }
            return comment?.contains(text) ?? false
        }
    }

    private static func lines(of text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
