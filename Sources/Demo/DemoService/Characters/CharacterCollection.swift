/// All characters the service has, in an order of its own: neither by name nor by id.
///
/// The real ones come first. Those beyond them are made up when they are looked at: a collection of
/// a hundred thousand takes no more memory than one of the real ones.
struct CharacterCollection: Sendable {
    /// How many characters there are.
    let count: Int

    private let records: [CharacterRecord]
    private let seed: UInt64
    private let positions: [Int: Int]

    /// Makes a collection of `scale` characters, or of the real ones where that is nil.
    init(records: [CharacterRecord], scale: Int?, seed: UInt64) {
        // As a database that was filled over years answers.
        let shuffled = records.map { ($0, StableHash.number(0, UInt64($0.id), .shuffle)) }
            .sorted { $0.1 < $1.1 }.map(\.0)
        count = records.isEmpty ? 0 : min(max(scale ?? records.count, 1), 1_000_000)
        self.records = Array(shuffled.prefix(count))
        self.seed = seed
        positions = Dictionary(
            self.records.enumerated().map { ($1.id, $0) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// The character at a place, 0-based and less than ``count``.
    subscript(position: Int) -> CastMember {
        guard position >= records.count else { return CastMember(records[position]) }
        let number = position - records.count
        let source = StableHash.number(seed, UInt64(number), .source) % UInt64(records.count)
        return CastMember(madeUpFrom: records[Int(source)], number: number, seed: seed)
    }

    /// The name of the character at a place, without making the character.
    func name(at position: Int) -> String {
        position < records.count
            ? records[position].name : MadeUpName.name(position - records.count)
    }

    /// The place of a character; nil for an id that is not there.
    func position(ofID id: Int) -> Int? {
        if let position = positions[id] { return position }
        let number = id - CastMember.firstMadeUpID
        return number >= 0 && number < count - records.count ? records.count + number : nil
    }
}
