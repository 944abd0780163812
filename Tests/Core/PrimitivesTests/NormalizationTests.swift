import Foundation
import Testing

@testable import Primitives

@Suite("Trimming and composing text")
struct NormalizationTests {
    @Test("trims what Foundation trims")
    func trimmed() {
        let spaces = (0...0x3100).compactMap(Unicode.Scalar.init)
            .filter(CharacterSet.whitespacesAndNewlines.contains)
        for space in spaces {
            #expect("\(space) a\(space)b \(space)".trimmed == "a\(space)b", "U+\(space.value)")
        }
        #expect("\u{FEFF}a".trimmed == "\u{FEFF}a")
        #expect(" \n\t ".trimmed.isEmpty)
        #expect("".trimmed.isEmpty)
        #expect(" a b ".dropFirst(2).trimmed == "b")
    }

    @Test("a scalar is trimmed even if it forms a character with its neighbor")
    func clusters() {
        let text = " \u{301}a\r\n"
        #expect(text.trimmed == text.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    @Test(
        "text of only invisible characters is none, and NUL is removed",
        arguments: [
            ("", nil), (" \n", nil), ("\u{200B}\u{FEFF}", nil), ("\u{AD}", nil), ("\u{3164}", nil),
            ("\u{2800} \u{FE0F}", nil), ("\u{202E}\u{1}", nil), ("\0", nil), ("\0a\0b ", "ab"),
            (" a\u{200B}b", "a\u{200B}b"), ("\u{200E}.", "\u{200E}."), ("і\u{308}", "ї"),
            ("0", "0"),
        ] as [(String, String?)]
    )
    func visible(text: String, visible: String?) {
        #expect(text.visible == visible)
    }

    @Test("composes letters with marks, and other forms that NFC replaces")
    func composed() {
        let letters = ["", "Ford", "Élodie", "і\u{308}жак", "A\u{30A}"]
        for text in letters + ["\u{212B}", "\u{1100}\u{1161}"] {
            let expected = Array(text.precomposedStringWithCanonicalMapping.unicodeScalars)
            #expect(Array(text.composed.unicodeScalars) == expected)
        }
    }

    @Test("leaves out only scalars that NFC doesn't change")
    func unchanged() {
        for scalar in (0...0x3100).compactMap(Unicode.Scalar.init)
        where scalar.isUnchangedByNFC {
            let text = "а\(scalar)a"
            let composed = text.precomposedStringWithCanonicalMapping
            #expect(Array(composed.unicodeScalars) == Array(text.unicodeScalars))
        }
    }
}
