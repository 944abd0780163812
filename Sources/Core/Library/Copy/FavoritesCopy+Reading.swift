import Foundation

extension FavoritesCopy {
    /// The parsed file.
    struct Contents {
        var side = FavoritesSide()
        /// Whether the next change can be appended.
        var isInOrder = false
        /// The number of lines, not counting empty ones.
        var lines = 0
        /// The offset at which the next line is written.
        var end = 0
    }

    /// The first line of the file.
    static let header = Array("vitrine-favorites-copy\t1\n".utf8)

    /// Parses the file.
    ///
    /// Skips damaged lines and a last line left incomplete by a crash.
    static func contents(of bytes: [UInt8]) -> Contents {
        var contents = Contents()
        var damaged = 0
        // A power cut may preserve newer lines and lose older ones. Each generation must therefore
        // be complete and follow the previous one.
        var (last, isEnded) = (0, true)
        var favorites: [PersistentFavorite?] = []
        var places: [PersistentFavorite.ID: Int] = [:]
        var isCut = bytes.last != UInt8(ascii: "\n")
        let lines = bytes.split(separator: UInt8(ascii: "\n"))
        for (number, line) in lines.enumerated() where number > 0 || !header.starts(with: line) {
            contents.lines += 1
            let line = CopyLine(line)
            if let generation = line?.generation {
                let next = isEnded ? last + 1 : last
                if generation != next, last != 0 { damaged += 1 }
                last = generation
                isEnded = false
            }
            switch line {
            case .end(let stamp)?:
                contents.side.stamp = stamp
                isEnded = true
                if stamp.count != places.count { damaged += 1 }
            case .change(.given(let favorite), _)?:
                if let place = places[favorite.id] { favorites[place] = nil }
                places[favorite.id] = favorites.count
                favorites.append(favorite)
            case .change(.taken(let id), let generation)?:
                if let place = places.removeValue(forKey: id) { favorites[place] = nil }
                contents.side.taken[id] = generation
            case nil:
                // A crash may leave the last line incomplete, which isn't damage.
                if number < lines.count - 1 { damaged += 1 } else { isCut = true }
            }
        }
        let side = favorites.compactMap(\.self)
        contents.side.favorites = side
        contents.side.isWhole = damaged == 0 && isEnded && contents.side.stamp != nil
        contents.isInOrder = contents.side.isWhole && !isCut
        contents.end = (lines.last?.endIndex ?? 0) + 1
        return contents
    }
}
