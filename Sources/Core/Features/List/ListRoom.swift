/// The parts above the rows of a list, and which of them fold in a low window so that the rows keep
/// 200 application pixels.
///
/// Search and lists always stay (briefs 000 and 001). Heights are in application pixels; 0 for a part
/// that is not shown.
public struct ListRoom: Hashable, Sendable {
    /// What folds: chips into the button of the filter, notices into one line, the strip of
    /// favorites into a button.
    public enum Part: CaseIterable, Sendable {
        case chips, notices, strip
    }

    /// The height that rows keep.
    public static let leastRows = 200.0

    /// What rows and parts have together.
    public let height: Double
    /// The height of each part, unfolded.
    public let parts: [Part: Double]
    /// The height of a line with a notice.
    public let noticeLine: Double

    /// `parts` may lack what is not there.
    public init(height: Double, parts: [Part: Double], noticeLine: Double) {
        (self.height, self.parts, self.noticeLine) = (height, parts, noticeLine)
    }

    /// The parts that fold: as few as possible, in the order of the cases.
    ///
    /// What was folded before unfolds only with 16 pixels to spare, so that nothing comes and goes
    /// at the limit.
    public func folded(after before: Set<Part>) -> Set<Part> {
        var folded: Set<Part> = []
        var rows = height - parts.values.reduce(0, +)
        for part in Part.allCases {
            let rest = part == .notices ? noticeLine : 0
            let least = Self.leastRows + (before.contains(part) ? 16 : 0)
            guard rows < least, let height = parts[part], height > rest else { continue }
            folded.insert(part)
            rows += height - rest
        }
        return folded
    }
}
