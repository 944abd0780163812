extension String {
    /// The most of a text that is stored, in Unicode scalars: at most 256 KB of UTF-8.
    package static var longestStored: Int { 65_536 }

    /// The most of a title or a line that is shown, in Unicode scalars.
    ///
    /// Pango takes a time that grows with the square of the length of one word: 16 ms for 500
    /// letters, a quarter of a second for 2,000.
    package static var longestShown: Int { 500 }

    /// The text itself, or its beginning with an ellipsis: together at most `count` Unicode scalars.
    ///
    /// Characters count by their scalars, because one may have any number of combining marks.
    package func shortened(to count: Int = longestShown) -> String {
        // Bytes are counted at once, scalars one by one.
        guard utf8.count > count,
            unicodeScalars.index(startIndex, offsetBy: count + 1, limitedBy: endIndex) != nil
        else { return self }
        let end = unicodeScalars.index(startIndex, offsetBy: count - 1)
        var head = self[..<end]
        // No half of a character, unless it is all there is.
        if end.samePosition(in: self) == nil, head.count > 1 { head.removeLast() }
        return head + "…"
    }
}
