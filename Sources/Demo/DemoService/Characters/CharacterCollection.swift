/// All of the service's characters, in its own order, which is neither by name nor by id.
///
/// The real ones come first. Others are derived on access, so a collection of a hundred thousand
/// takes no more memory than the real ones.
struct CharacterCollection: Sendable {
    /// The number of characters.
    let count: Int

    private let records: [CharacterRecord]
    private let seed: UInt64
    private let positions: [Int: Int]

    /// Creates a collection of `scale` characters; nil selects only the real ones.
    init(records: [CharacterRecord], scale: Int?, seed: UInt64) {
        // Shuffled, like a database that has grown over the years.
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

    /// The character at a 0-based position below ``count``.
    subscript(position: Int) -> CastMember {
        guard position >= records.count else { return CastMember(records[position]) }
        let number = position - records.count
        return CastMember(
            madeUpFrom: records[number % records.count],
            named: name(at: position),
            number: number,
            seed: seed
        )
    }

    /// Returns the name of the character at a position, without creating the character.
    ///
    /// A made-up name is a real one with a number.
    func name(at position: Int) -> String {
        let name = records[position % records.count].name
        let round = position / records.count
        return round == 0 ? name : "\(name) \(round + 1)"
    }

    /// Returns a character's position; nil for an unknown id.
    func position(ofID id: Int) -> Int? {
        if let position = positions[id] { return position }
        let number = id - CastMember.firstMadeUpID
        return number >= 0 && number < count - records.count ? records.count + number : nil
    }
}
