/// The parts above a list's rows, some of which collapse in a short window to leave 200 application
/// pixels for the rows.
///
/// The search field and the list picker never collapse (briefs 000 and 001). Heights are in
/// application pixels; 0 for a part that isn't shown.
public struct CollapsibleParts: Hashable, Sendable {
    /// A part that can collapse: chips into the filter button, notices into one line, the favorites
    /// strip into a button.
    public enum Part: CaseIterable, Sendable {
        case chips, notices, strip
    }

    /// The minimum height of the rows: 200 application pixels.
    public static let leastRows = 200.0

    /// The combined height of rows and parts.
    public let height: Double
    /// The height of each part when it isn't collapsed.
    public let parts: [Part: Double]
    /// The height of the line that notices collapse into.
    public let noticeLine: Double

    /// Creates a layout; `parts` may omit parts that don't exist.
    public init(height: Double, parts: [Part: Double], noticeLine: Double) {
        (self.height, self.parts, self.noticeLine) = (height, parts, noticeLine)
    }

    /// Returns the parts to collapse: as few as possible, in the order of the cases.
    ///
    /// A part in `before`, the result of the last call, expands only with 16 pixels to spare;
    /// otherwise it would flicker at the limit.
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
