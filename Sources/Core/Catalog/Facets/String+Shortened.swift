extension String {
    /// The maximum length of stored text, in Unicode scalars; at most 256 KB of UTF-8.
    package static var longestStored: Int { 65_536 }

    /// The maximum length of a title or a line on screen, in Unicode scalars.
    ///
    /// Pango's layout time grows with the square of a single word's length: 16 ms for 500 letters,
    /// a quarter of a second for 2,000.
    package static var longestShown: Int { 500 }

    /// Returns the text itself, or its beginning with an ellipsis, at most `count` Unicode scalars
    /// in all.
    ///
    /// The limit counts scalars because one character may have any number of combining marks.
    package func shortened(to count: Int = longestShown) -> String {
        // Counting bytes takes constant time; scalars are counted one by one.
        guard utf8.count > count,
            unicodeScalars.index(startIndex, offsetBy: count + 1, limitedBy: endIndex) != nil
        else { return self }
        let end = unicodeScalars.index(startIndex, offsetBy: count - 1)
        var head = self[..<end]
        // Doesn't split a character, unless that is the whole text.
        if end.samePosition(in: self) == nil, head.count > 1 { head.removeLast() }
        return head + "…"
    }
}
