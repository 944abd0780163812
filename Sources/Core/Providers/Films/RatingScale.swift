import Catalog

/// The scale of a list's scores: up to 10, or up to 100.
enum RatingScale {
    case ten
    case hundred

    /// Infers the scale from all of a list's scores of one kind: a single score above 10 means 100.
    init(of scores: [Double?]) {
        let isHundred = scores.contains { $0.map { $0 > 10 && $0 <= 100 } ?? false }
        self = isHundred ? .hundred : .ten
    }

    /// Returns a score on the scale from 0 to 10; nil if it is out of range.
    func rating(_ score: Double?) -> Rating? {
        guard let score else { return nil }
        // Dividing 94 by 10 gives exactly 9.4 because the quotient is rounded only once.
        let value = self == .ten ? score : score / 10
        return (0...10).contains(value) ? Rating(value) : nil
    }
}
