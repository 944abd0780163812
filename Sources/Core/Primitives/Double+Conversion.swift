// Conversions of numbers that services and files contain. Swift's own end the program for a number
// that doesn't fit.

extension Int {
    /// The whole numbers that a JSON number represents exactly: ±2⁵³ (RFC 8259, section 6).
    ///
    /// Sums and small multiples of them can't overflow.
    public static let exactNumbers = -9_007_199_254_740_992...9_007_199_254_740_992

    /// Creates the integer with the same value; nil for a fraction and outside ``exactNumbers``.
    public init?(whole number: Double) {
        guard let whole = Int(exactly: number), Self.exactNumbers.contains(whole) else {
            return nil
        }
        self = whole
    }

    /// Creates the nearest integer in a range within ``exactNumbers``, which it is by default.
    ///
    /// NaN counts as 0.
    public init(clamping number: Double, to range: ClosedRange<Int> = exactNumbers) {
        let (least, greatest) = (Double(range.lowerBound), Double(range.upperBound))
        let clamped = Swift.min(Swift.max(number.isNaN ? 0 : number.rounded(), least), greatest)
        self = Int(clamped)
    }
}

extension Duration {
    /// Creates a duration of 0 to 2³¹ − 1 seconds, which is 68 years; NaN counts as 0.
    public init(clampingSeconds seconds: Double) {
        self = .seconds(Swift.min(Swift.max(seconds.isNaN ? 0 : seconds, 0), Double(Int32.max)))
    }
}

extension String {
    /// Writes a number without a fraction if it has none: `7` and `7.5`.
    public init(shortest number: Double) {
        self = Int(exactly: number).map(String.init) ?? String(number)
    }
}
