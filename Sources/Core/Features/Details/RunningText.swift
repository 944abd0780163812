import Catalog
import Foundation

/// Text of any length, such as an overview, split into parts short enough to lay out.
public struct RunningText: Hashable, Sendable {
    /// The facet's key.
    public let key: String
    /// The heading.
    public let caption: String
    /// The parts of the text in order, without the white space between them; never empty.
    ///
    /// A part has at most 2,000 Unicode scalars. Every part but the last ends at a line break, or
    /// failing that at a space, after at least 1,000 scalars; without either it has 500 scalars.
    public let parts: [String]

    /// How many parts are shown at first, and how many more with each click on the button: 5.
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
