import Catalog
import Foundation

/// A text of any length, such as an overview, in parts that can each be laid out at once.
public struct RunningText: Hashable, Sendable {
    /// The facet's key.
    public let key: String
    /// The heading.
    public let caption: String
    /// The text from its start to its end, without the line ends and spaces between two parts; never
    /// empty.
    ///
    /// A part has at most 2,000 Unicode scalars. If the text goes on, it ends with a paragraph or
    /// else a word, after 1,000 scalars at least; where no word ends it has 500.
    public let parts: [String]

    /// How many parts are shown at first, and with each click on the button for more.
    public static let step = 5

    private static let longestPart = 2_000

    init(key: String, caption: String, text: String) {
        (self.key, self.caption) = (key, caption)
        var parts: [String] = []
        var rest = text.unicodeScalars[...]
        while !rest.isEmpty {
            let part = Self.firstPart(of: rest)
            rest = rest[part.endIndex...].drop { $0.properties.isWhitespace }
            let text = String(part)
            parts.append(
                rest.isEmpty ? text : text.trimmingCharacters(in: .whitespacesAndNewlines)
            )
        }
        self.parts = parts
    }

    private static func firstPart(of text: Substring.UnicodeScalarView)
        -> Substring.UnicodeScalarView
    {
        let window = text.prefix(longestPart)
        guard window.endIndex < text.endIndex else { return window }
        let end = window.dropFirst(longestPart / 2)
        let place = end.lastIndex(of: "\n") ?? end.lastIndex(of: " ")
        return place.map { window[..<$0] } ?? window.prefix(String.longestShown)
    }
}
