/// The ratings by which films are ranked; the raw value is the list's name in an address.
enum FilmRanking: String, Sendable, CaseIterable {
    case userRated = "user-rated"
    case criticRated = "critic-rated"

    /// The number of films in a list.
    static let length = 15

    /// The minimum number of votes, because only well-known films are ranked, and an average of few
    /// votes means little.
    static let leastVotes = 15_000

    /// Returns the best films in order; ties are broken by votes, then by id.
    func best(of records: [FilmRecord]) -> [FilmRecord] {
        let ranked = records.filter { $0.votes >= Self.leastVotes && score(of: $0) > 0 }
            .sorted { left, right in
                (score(of: left), left.votes, right.id) > (score(of: right), right.votes, left.id)
            }
        return Array(ranked.prefix(Self.length))
    }

    /// Returns the score to sort by; 0 without ratings.
    private func score(of record: FilmRecord) -> Double {
        switch self {
        case .userRated: record.rating
        case .criticRated: Double(record.critics)
        }
    }
}
