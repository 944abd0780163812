/// How a picture appears that has just come: it fades in and grows to its size.
///
/// A pure function of the time, in seconds.
public struct ArrivalMotion: Hashable, Sendable {
    /// How long it takes, in seconds.
    public static let duration = 0.3
    /// The size that it grows from.
    static let firstScale = 0.96

    /// 0 is invisible, 1 is solid.
    public let opacity: Double
    /// The size, 1 being its own.
    public let scale: Double

    /// What is seen so many seconds after it began, with motion that ends softly.
    public init(after seconds: Double) {
        let part = min(max(seconds / Self.duration, 0), 1)
        let rest = 1 - part
        let eased = 1 - rest * rest * rest
        opacity = eased
        scale = Self.firstScale + (1 - Self.firstScale) * eased
    }

    /// A picture that is there.
    public static let ended = ArrivalMotion(after: duration)
}
