/// How a newly loaded picture appears: it fades in and grows to its full size.
///
/// A pure function of time, in seconds.
public struct ArrivalMotion: Hashable, Sendable {
    /// The duration in seconds.
    public static let duration = 0.3
    /// The initial scale.
    public static let firstScale = 0.96

    /// The opacity, from 0 (invisible) to 1.
    public let opacity: Double
    /// The scale, as a multiple of the final size.
    public let scale: Double

    /// Creates the state `seconds` after the start; the motion eases out.
    public init(after seconds: Double) {
        let part = min(max(seconds / Self.duration, 0), 1)
        let rest = 1 - part
        let eased = 1 - rest * rest * rest
        opacity = eased
        scale = Self.firstScale + (1 - Self.firstScale) * eased
    }

    /// The final state.
    public static let ended = ArrivalMotion(after: duration)
}
