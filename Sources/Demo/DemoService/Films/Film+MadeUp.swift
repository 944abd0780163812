extension Film {
    /// The id of the first made-up film; the others follow without gaps.
    static let firstMadeUpID = 100_001

    /// Derives made-up film `number` (0-based) from a real one, as its sequel `part`.
    ///
    /// Equal seeds and numbers give equal films.
    ///
    /// As in the real service, a few have no release date, votes or poster.
    init(
        madeUpFrom record: FilmRecord,
        number: Int,
        part: Int,
        popularity: Double,
        seed: UInt64
    ) {
        let dice = Dice(seed: seed, number: UInt64(number))
        let hasVotes = !dice.hits(.votes, oneIn: 53)
        self.record = record
        self.part = part
        self.popularity = popularity
        id = Self.firstMadeUpID + number
        released = dice.hits(.gap, oneIn: 61) ? .unknown : Self.day(after: record.released, dice)
        votes = hasVotes ? 1 + Int(Double(record.votes) * dice.fraction(.votes)) : 0
        rating = hasVotes ? Self.rating(near: record.rating, dice) : 0
        revenue = Int(Double(record.revenue) * dice.fraction(.revenue))
        runtime = record.runtime == 0 ? 0 : max(3, record.runtime - 20 + dice.number(.runtime, 41))
        hasPoster = record.hasPoster && !dice.hits(.shuffle, oneIn: 37)
        hasBackdrop = record.hasBackdrop && hasPoster
    }
}

extension Film {
    /// A made-up film's random numbers.
    private struct Dice {
        let seed: UInt64
        let number: UInt64

        func fraction(_ purpose: StableHash.Purpose) -> Double {
            StableHash.fraction(seed, number, purpose)
        }

        func number(_ purpose: StableHash.Purpose, _ limit: UInt64) -> Int {
            Int(StableHash.number(seed, number, purpose) % limit)
        }

        func hits(_ purpose: StableHash.Purpose, oneIn limit: UInt64) -> Bool {
            number(purpose, limit) == 0
        }
    }

    /// The most recent year a made-up film can have.
    private static let lastYear = 2026

    private static func day(after day: ReleaseDay, _ dice: Dice) -> ReleaseDay {
        let gap = 1 + dice.number(.year, 18)
        let base = day.isKnown ? day.year : 1990
        return ReleaseDay(
            year: base + gap <= lastYear ? base + gap : base - gap,
            month: 1 + dice.number(.day, 12),
            day: 1 + dice.number(.runtime, 28)
        )
    }

    private static func rating(near rating: Double, _ dice: Dice) -> Double {
        let moved = min(9.6, max(1, rating - 1.8 + 2.4 * dice.fraction(.rating)))
        return (moved * 1000).rounded() / 1000
    }
}
