/// How a newly loaded picture appears: it fades in and grows to its size.
///
/// A pure function of the time, in seconds.
public struct ArrivalMotion: Hashable, Sendable {
    /// In seconds.
    public static let duration = 0.3
    /// The initial scale.
    static let firstScale = 0.96

    /// From 0, invisible, to 1, opaque.
    public let opacity: Double
    /// A multiple of the picture's own size.
    public let scale: Double

    /// The state `seconds` after the start, eased out.
    public init(after seconds: Double) {
        let part = min(max(seconds / Self.duration, 0), 1)
        let rest = 1 - part
        let eased = 1 - rest * rest * rest
        opacity = eased
        scale = Self.firstScale + (1 - Self.firstScale) * eased
    }

    /// The state of a picture that has appeared.
    public static let ended = ArrivalMotion(after: duration)
}
