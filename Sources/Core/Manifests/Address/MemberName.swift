import Foundation

/// A member's name in words: `vote_count`, `voteCount` and `numVoteCount` are the same name.
struct MemberName: Hashable {
    /// The words in lower case.
    let words: [String]

    init(_ text: String) {
        var words = [""]
        let characters = Array(text)
        for (index, character) in characters.enumerated() {
            let next = characters.dropFirst(index + 1).first
            if let last = words.last?.last,
                last.isLowercase && character.isUppercase || last.isNumber != character.isNumber
                    || last.isUppercase && character.isUppercase && next?.isLowercase == true
            {
                words.append("")
            }
            if character.isLetter || character.isNumber {
                words[words.count - 1].append(character)
            } else {
                words.append("")
            }
        }
        let all = words.filter { !$0.isEmpty }.map { $0.lowercased() }
        self.words =
            all.count > 1 && ["str", "nb", "num"].contains(all[0]) ? Array(all.dropFirst()) : all
    }

    /// The words without anything between them, such as `releasedate`.
    var joined: String { words.joined() }
    /// The name as people read it, such as “Release Date”.
    var caption: String { words.map(\.capitalized).joined(separator: " ") }
    /// The name as a fact's key, such as `releaseDate`; empty without Latin letters.
    var key: String {
        let latin = words.map { $0.filter(\.isASCII) }.filter { !$0.isEmpty }
            .drop { $0.first?.isLetter != true }
        let rest = latin.dropFirst().map(\.capitalized).joined()
        return String(((latin.first ?? "") + rest).prefix(32))
    }

    func has(_ some: [String]) -> Bool { words.contains(where: some.contains) }

    /// Whether a pointer to a member with this name means nothing else.
    static func isPlain(_ name: String) -> Bool {
        name.utf8.count <= 60 && name.contains { $0.isLetter || $0.isNumber }
            && name.allSatisfy { $0.isLetter || $0.isNumber || "_-@$: ".contains($0) }
    }
}

extension String {
    /// The word for one of several: `movies` → `movie`.
    var singular: String {
        if hasSuffix("ies") { return dropLast(3) + "y" }
        return hasSuffix("s") && !hasSuffix("ss") ? String(dropLast()) : self
    }

    /// The words between spaces.
    var list: [String] { split(separator: " ").map(String.init) }
}
