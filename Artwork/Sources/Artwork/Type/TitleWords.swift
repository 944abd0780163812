/// A title split into pieces that may be on separate lines.
struct TitleWords {
    /// The pieces, each with whether a space separates it from the previous one.
    let pieces: [(text: String, spaced: Bool)]

    /// Splits at spaces; scripts without spaces are split between letters.
    init(_ title: String, caps: Bool) {
        var pieces: [(text: String, spaced: Bool)] = []
        for word in title.split(whereSeparator: \.isWhitespace) {
            let text = caps ? word.uppercased() : String(word)
            if word.unicodeScalars.contains(where: Self.standsAlone) {
                for (index, letter) in text.enumerated() {
                    pieces.append((String(letter), index == 0))
                }
            } else {
                pieces.append((text, true))
            }
        }
        self.pieces = Array(pieces.prefix(80))
    }

    /// The pieces of `range` in print.
    func line(_ range: Range<Int>) -> String {
        var line = ""
        for index in range {
            if pieces[index].spaced, index != range.lowerBound { line += " " }
            line += pieces[index].text
        }
        return line
    }

    /// Han, Kana, Hangul, Thai and their punctuation.
    private static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0e00...0x0e7f, 0x2e80...0x9fff, 0xf900...0xfaff, 0xff00...0xffef: true
        case 0x20000...0x3ffff: true
        default: false
        }
    }
}
