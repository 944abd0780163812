/// One of the service's characters, real or made up.
struct CastMember: Hashable, Sendable {
    let id: Int
    let name: String
    /// One list per ``CharacterField``, in that order.
    ///
    /// Some contain an empty name.
    let lists: [[String]]
    /// The id of the real character whose portrait it shows; nil without a portrait.
    let portrait: Int?
    let hasSource: Bool

    init(_ record: CharacterRecord) {
        id = record.id
        name = record.name
        lists = Self.spoiled(record.lists, id: record.id)
        portrait = record.hasImage ? record.id : nil
        hasSource = record.hasSource
    }

    /// The id of the first made-up character; the others follow without gaps.
    static let firstMadeUpID = 100_001

    /// Derives made-up character `number` (0-based).
    ///
    /// It appears in some of a real character's films.
    ///
    /// Equal seeds and numbers give equal characters. A few have no image, and none has a wiki
    /// page.
    init(madeUpFrom record: CharacterRecord, named name: String, number: Int, seed: UInt64) {
        let id = Self.firstMadeUpID + number
        let dice = StableHash.number(seed, UInt64(number), .appearances)
        self.id = id
        self.name = name
        let lists = record.lists.enumerated().map { place, names in
            // Five bits per list select how many of its names to use, and the one to start with.
            let roll = Int(dice >> UInt64(place * 5) & 31)
            return Array(names.dropFirst(roll % 2).prefix(roll % (names.count + 1)))
        }
        self.lists = Self.spoiled(lists, id: id)
        let isSeen = StableHash.number(seed, UInt64(number), .gap) % 41 != 0
        portrait = isSeen && record.hasImage ? record.id : nil
        hasSource = false
    }

    /// The names in a list.
    subscript(field: CharacterField) -> [String] {
        lists[CharacterField.allCases.firstIndex(of: field) ?? 0]
    }
}

extension CastMember {
    /// As in real services, some lists include an empty name.
    private static func spoiled(_ lists: [[String]], id: Int) -> [[String]] {
        let roll = StableHash.number(0, UInt64(id), .emptyName) % 29
        guard roll < 2 else { return lists }
        var lists = lists
        lists[Int(roll)].append("")
        return lists
    }
}
