/// All of the service's films, by descending popularity, then by id.
///
/// The real ones come first. Others are derived on access, so a collection of a hundred thousand
/// takes no more memory than the real ones.
struct FilmCollection: Sendable {
    /// The collection's real films, by descending popularity.
    let records: [FilmRecord]
    /// The number of films.
    let count: Int
    /// The seed for made-up films and repeats.
    let seed: UInt64

    private let positions: [Int: Int]
    private let leastPopularity: Double

    /// Creates a collection of `scale` films; nil selects only the real ones.
    init(records: [FilmRecord], scale: Int?, seed: UInt64) {
        let sorted = records.sorted {
            ($1.popularity, $0.id) < ($0.popularity, $1.id)
        }
        let count = records.isEmpty ? 0 : min(max(scale ?? records.count, 1), 1_000_000)
        self.records = Array(sorted.prefix(count))
        self.count = count
        self.seed = seed
        positions = Dictionary(
            self.records.enumerated().map { ($1.id, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        leastPopularity = self.records.last?.popularity ?? 0
    }

    /// The film at a 0-based position below ``count``.
    subscript(position: Int) -> Film {
        guard position >= records.count else { return Film(records[position]) }
        let number = position - records.count
        let source = source(of: number)
        return Film(
            madeUpFrom: records[source.record],
            number: number,
            part: source.part,
            popularity: popularity(of: number),
            seed: seed
        )
    }

    /// Returns the id of the film at a position, without creating the film.
    func id(at position: Int) -> Int {
        position < records.count
            ? records[position].id : Film.firstMadeUpID + position - records.count
    }

    /// Returns a film's position; nil for an unknown id.
    func position(ofID id: Int) -> Int? {
        if let position = positions[id] { return position }
        let number = id - Film.firstMadeUpID
        return number >= 0 && number < count - records.count ? records.count + number : nil
    }

    /// Returns the position in ``records`` of the film that a film is derived from, and the number
    /// after its title; for a real film, its own position and nil.
    func source(at position: Int) -> (record: Int, part: Int?) {
        guard position >= records.count else { return (position, nil) }
        return source(of: position - records.count)
    }
}

extension FilmCollection {
    /// Each round derives one film from each real one, in a different order and with the next number.
    private func source(of number: Int) -> (record: Int, part: Int) {
        let round = number / records.count
        let shift = Int(StableHash.number(seed, UInt64(round), .shuffle) % UInt64(records.count))
        return ((number % records.count + shift) % records.count, round + 2)
    }

    /// Decreases evenly from the least popular real film to 0, in steps of a millionth or more.
    private func popularity(of number: Int) -> Double {
        let share = 1 - Double(number + 1) / Double(count - records.count + 1)
        return (leastPopularity * share * 1_000_000).rounded() / 1_000_000
    }
}
