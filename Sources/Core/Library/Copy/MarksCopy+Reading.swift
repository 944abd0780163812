import Foundation

extension MarksCopy {
    /// The parsed file.
    struct Contents {
        /// What the changes add up to.
        var glance = MarksGlance()
        /// The marks, unless only the rest was asked for.
        var snapshot = MarksSnapshot()
        /// Whether the next change can be appended.
        var isInOrder = false
        var extent = Extent()
    }

    /// The first line of the file.
    static let header = Array("vitrine-favorites-copy\t2\n".utf8)
    /// The first line of the form that had favorites only; such a file is read, then rewritten.
    static let firstHeader = Array("vitrine-favorites-copy\t1\n".utf8)

    /// Parses the file, by default with its marks, which takes five times as long.
    ///
    /// Skips damaged lines and a last line left incomplete by a crash.
    static func contents(of bytes: [UInt8], withMarks: Bool = true) -> Contents {
        var contents = Contents()
        var marks = MarkLines()
        var damaged = 0
        // A power cut may preserve newer lines and lose older ones. Each generation must therefore
        // be complete and follow the previous one.
        var (last, isEnded) = (0, true)
        var isLastDamaged = false
        for line in bytes.split(separator: UInt8(ascii: "\n")) where !isHeader(line, of: bytes) {
            contents.extent.lines += 1
            contents.extent.end = line.endIndex + 1
            // A crash may leave the last line incomplete, which isn't damage.
            if isLastDamaged { damaged += 1 }
            isLastDamaged = true
            guard let line = CopiedLine(line), let difference = line.difference else { continue }
            if line.generation != (isEnded ? last + 1 : last), last != 0 { damaged += 1 }
            (last, isEnded) = (line.generation, difference == 0)
            if difference == 0 {
                guard let stamp = line.stamp else { continue }
                contents.glance.stamp = stamp
                if stamp.count != contents.glance.count { damaged += 1 }
            } else {
                if withMarks, !marks.take(line) { continue }
                contents.glance.add(line.hash, difference)
            }
            isLastDamaged = false
        }
        let stamp = contents.glance.stamp
        let isWhole = damaged == 0 && isEnded && stamp != nil
        contents.snapshot = MarksSnapshot(
            marks: marks.marks,
            stamp: stamp,
            isWhole: isWhole,
            removed: marks.removed
        )
        contents.isInOrder =
            isWhole && !isLastDamaged && bytes.last == UInt8(ascii: "\n")
            && bytes.starts(with: header)
        return contents
    }

    private static func isHeader(_ line: ArraySlice<UInt8>, of bytes: [UInt8]) -> Bool {
        line.startIndex == bytes.startIndex
            && [header, firstHeader].contains { $0.dropLast().elementsEqual(line) }
    }
}

/// What lines of the copy leave of the marks.
private struct MarkLines {
    private var lines: [MarkRow?] = []
    private var places: [MarkRow.ID: Int] = [:]
    /// The removed marks, each with the generation in which it was removed.
    private(set) var removed: [MarkRow.ID: Int] = [:]

    /// The marks, in the order in which they were added.
    var marks: [MarkRow] { lines.compactMap(\.self) }

    /// Applies a change; returns false if the line doesn't have one.
    mutating func take(_ line: CopiedLine) -> Bool {
        switch line.change {
        case .added(let mark)?:
            if let place = places[mark.id] { lines[place] = nil }
            places[mark.id] = lines.count
            lines.append(mark)
            removed[mark.id] = nil
        case .removed(let id, _)?:
            if let place = places.removeValue(forKey: id) { lines[place] = nil }
            removed[id] = line.generation
        case nil: return false
        }
        return true
    }
}
