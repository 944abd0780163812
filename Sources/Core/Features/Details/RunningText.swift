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
    /// A part has at most 2,000 Unicode scalars. The first part of a folded text has at most 1,000,
    /// unless the whole text has at most 1,500. Every part but the last ends at a line break, a
    /// sentence or a space, in this order of preference, in its second half; without any of them,
    /// it has 500 scalars.
    public let parts: [String]
    /// How many parts are shown at first: 1 of a folded text, 5 of others.
    public let firstCount: Int

    /// How many more parts are shown with each click on the button: 5.
    public static let step = 5

    private static let longestAlone = 1_500
    private static let longestFirst = 1_000
    private static let longestPart = 2_000

    /// Splits a text; `isFolded` is whether something that is as important follows it.
    init(key: String, caption: String, text: String, isFolded: Bool = false) {
        (self.key, self.caption) = (key, caption)
        firstCount = isFolded ? 1 : Self.step
        var parts: [String] = []
        var rest = text.unicodeScalars[...]
        while !rest.isEmpty {
            let part = Self.firstPart(
                of: rest,
                longest: isFolded && parts.isEmpty && rest.count > Self.longestAlone
                    ? Self.longestFirst : Self.longestPart
            )
            rest = rest[part.endIndex...].drop { $0.properties.isWhitespace }
            let text = String(part)
            parts.append(
                rest.isEmpty ? text : text.trimmingCharacters(in: .whitespacesAndNewlines)
            )
        }
        self.parts = parts
    }

    private static func firstPart(
        of text: Substring.UnicodeScalarView,
        longest: Int
    ) -> Substring.UnicodeScalarView {
        let window = text.prefix(longest)
        guard window.endIndex < text.endIndex else { return window }
        let end = window.dropFirst(longest / 2)
        let place = end.lastIndex(of: "\n") ?? sentenceEnd(in: end) ?? end.lastIndex(of: " ")
        return place.map { window[..<$0] } ?? window.prefix(String.longestShown)
    }

    /// Returns the index of the last space after a sentence.
    private static func sentenceEnd(
        in text: Substring.UnicodeScalarView
    ) -> Substring.UnicodeScalarView.Index? {
        text.indices.dropFirst().last {
            text[$0] == " " && ".!?…".unicodeScalars.contains(text[text.index(before: $0)])
        }
    }
}
