import Testing

@testable import Library

@Suite("Format of the lines of the copy")
struct CopyLineTests {
    /// All control characters, escaped characters, line ends, characters that combine with the
    /// previous one, and characters outside the basic plane.
    static let scalars =
        (Array(0..<0x20) + Array(0x7F..<0xA0)
        + [0x20, 0x22, 0x2C, 0x3D, 0x5C, 0x6E, 0x74, 0x301, 0x308, 0x338, 0x200D, 0x2028, 0x2029])
        .compactMap { Unicode.Scalar($0 as Int) } + ["\u{FE0F}", "\u{1F1FA}", "\u{1F600}"]

    @Test("any two characters in a field survive a round trip in one line")
    func pairs() {
        for first in Self.scalars {
            for second in Self.scalars {
                let text = String(String.UnicodeScalarView([first, second, "\r", "\n", first]))
                let line = CopyLine.change(
                    .added(
                        MarkRow(
                            id: MarkRow.ID(source: text, key: text, kind: text, day: text),
                            value: text,
                            changedAt: 1,
                            item: MarkRow.Stored(
                                title: text,
                                path: text,
                                ratio: nil,
                                facets: []
                            )
                        )
                    ),
                    generation: 7
                )
                let lines = line.bytes.split(separator: UInt8(ascii: "\n"))
                guard lines.count == 1, let read = CopyLine(lines[0]) else {
                    Issue.record("\(first.value) \(second.value)")
                    continue
                }
                // Compares bytes, because equal strings may differ in normalization.
                #expect(read.bytes == line.bytes)
                #expect(read == line)
            }
        }
    }
}

extension CopyLine {
    /// Reads a line as the copy does; nil if it is damaged.
    init?(_ line: ArraySlice<UInt8>) {
        guard let line = CopiedLine(line) else { return nil }
        if let stamp = line.stamp {
            self = .end(stamp)
        } else if let change = line.change {
            self = .change(change, generation: line.generation)
        } else {
            return nil
        }
    }
}
