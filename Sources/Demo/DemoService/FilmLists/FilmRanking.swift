/// Who ranks the films: the raw value is the name of the list in an address.
enum FilmRanking: String, Sendable, CaseIterable {
    /// The people who voted.
    case userRated = "user-rated"
    /// The critics.
    case criticRated = "critic-rated"

    /// How many films a list has.
    static let length = 15

    /// A film that fewer people voted for is in neither list: ranked are films that many know, and
    /// an average of few votes says little.
    static let leastVotes = 15_000

    /// The best films, the best first; of equal ones the one with more votes, then the older id.
    func best(of records: [FilmRecord]) -> [FilmRecord] {
        let ranked = records.filter { $0.votes >= Self.leastVotes && score(of: $0) > 0 }
            .sorted { left, right in
                (score(of: left), left.votes, right.id) > (score(of: right), right.votes, left.id)
            }
        return Array(ranked.prefix(Self.length))
    }

    /// What a list is sorted by, 0 where nobody rated.
    private func score(of record: FilmRecord) -> Double {
        switch self {
        case .userRated: record.rating
        case .criticRated: Double(record.critics)
        }
    }
}
