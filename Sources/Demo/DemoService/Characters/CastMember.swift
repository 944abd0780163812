/// A character as the service tells of it, a real or a made-up one.
struct CastMember: Hashable, Sendable {
    let id: Int
    let name: String
    /// One list for each ``CharacterField``, in their order; now and then with an empty name in it.
    let lists: [[String]]
    /// The number of the real character whose portrait it has; nil where it has none.
    let portrait: Int?
    let hasSource: Bool

    /// A real one.
    init(_ record: CharacterRecord) {
        id = record.id
        name = record.name
        lists = Self.spoiled(record.lists, id: record.id)
        portrait = record.hasImage ? record.id : nil
        hasSource = record.hasSource
    }

    /// The id of the first made-up character; the others follow without gaps.
    static let firstMadeUpID = 100_001

    /// Makes character `number` (0-based) up; it appears in some of what a real one appears in.
    ///
    /// Equal seeds and numbers make equal characters. A few have no image, and as nobody has heard
    /// of them none has a page at the wiki.
    init(madeUpFrom record: CharacterRecord, number: Int, seed: UInt64) {
        let id = Self.firstMadeUpID + number
        let dice = StableHash.number(seed, UInt64(number), .appearances)
        self.id = id
        name = MadeUpName.name(number)
        let lists = record.lists.enumerated().map { place, names in
            // Five bits for each list: as many names as they say, from as far on as they say.
            let roll = Int(dice >> UInt64(place * 5) & 31)
            return Array(names.dropFirst(roll % 2).prefix(roll % (names.count + 1)))
        }
        self.lists = Self.spoiled(lists, id: id)
        let isSeen = StableHash.number(seed, UInt64(number), .gap) % 41 != 0
        portrait = isSeen && record.hasImage ? record.id : nil
        hasSource = false
    }

    /// The names of a list.
    subscript(field: CharacterField) -> [String] {
        lists[CharacterField.allCases.firstIndex(of: field) ?? 0]
    }
}

extension CastMember {
    /// Some rows of such services hold an empty name among the others.
    private static func spoiled(_ lists: [[String]], id: Int) -> [[String]] {
        let roll = StableHash.number(0, UInt64(id), .emptyName) % 29
        guard roll < 2 else { return lists }
        var lists = lists
        lists[Int(roll)].append("")
        return lists
    }
}
