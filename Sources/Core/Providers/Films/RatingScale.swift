import Catalog

/// How far the scores of a list count: up to 10, or up to 100.
enum RatingScale {
    case ten
    case hundred

    /// Reads the scale off all scores of one kind in a list: a single one above 10 tells.
    init(of scores: [Double?]) {
        let isHundred = scores.contains { $0.map { $0 > 10 && $0 <= 100 } ?? false }
        self = isHundred ? .hundred : .ten
    }

    /// The score as 0 to 10; nil for what is not on the scale.
    func rating(_ score: Double?) -> Rating? {
        guard let score else { return nil }
        // A tenth of 94 is 9.4 to the last bit, as the quotient is rounded once.
        let value = self == .ten ? score : score / 10
        return (0...10).contains(value) ? Rating(value) : nil
    }
}
