import Foundation

extension MarksCopy {
    /// The parsed file.
    struct Contents {
        var snapshot = MarksSnapshot()
        /// Whether the next change can be appended.
        var isInOrder = false
        var extent = Extent()
    }

    /// The first line of the file.
    static let header = Array("vitrine-favorites-copy\t2\n".utf8)
    /// The first line of the form that had favorites only; such a file is read, then rewritten.
    static let firstHeader = Array("vitrine-favorites-copy\t1\n".utf8)

    /// Parses the file.
    ///
    /// Skips damaged lines and a last line left incomplete by a crash.
    static func contents(of bytes: [UInt8]) -> Contents {
        var contents = Contents()
        var damaged = 0
        // A power cut may preserve newer lines and lose older ones. Each generation must therefore
        // be complete and follow the previous one.
        var (last, isEnded) = (0, true)
        var marks: [MarkRow?] = []
        var places: [MarkRow.ID: Int] = [:]
        var isCut = bytes.last != UInt8(ascii: "\n")
        let lines = bytes.split(separator: UInt8(ascii: "\n"))
        for (number, bytes) in lines.enumerated() where number > 0 || !isHeader(bytes) {
            contents.extent.lines += 1
            let line = CopyLine(bytes)
            if let generation = line?.generation {
                let next = isEnded ? last + 1 : last
                if generation != next, last != 0 { damaged += 1 }
                last = generation
                isEnded = false
            }
            switch line {
            case .end(let stamp)?:
                contents.snapshot.stamp = stamp
                isEnded = true
                if stamp.count != places.count { damaged += 1 }
            case .change(.added(let mark), _)?:
                if let place = places[mark.id] { marks[place] = nil }
                places[mark.id] = marks.count
                marks.append(mark)
                contents.snapshot.removed[mark.id] = nil
            case .change(.removed(let id, _), let generation)?:
                if let place = places.removeValue(forKey: id) { marks[place] = nil }
                contents.snapshot.removed[id] = generation
            case nil:
                // A crash may leave the last line incomplete, which isn't damage.
                if number < lines.count - 1 { damaged += 1 } else { isCut = true }
            }
        }
        contents.snapshot.marks = marks.compactMap(\.self)
        contents.snapshot.isWhole = damaged == 0 && isEnded && contents.snapshot.stamp != nil
        contents.isInOrder = contents.snapshot.isWhole && !isCut && bytes.starts(with: header)
        contents.extent.end = (lines.last?.endIndex ?? 0) + 1
        return contents
    }

    private static func isHeader(_ line: ArraySlice<UInt8>) -> Bool {
        [header, firstHeader].contains { $0.dropLast().elementsEqual(line) }
    }
}
