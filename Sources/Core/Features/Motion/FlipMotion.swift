import Foundation

/// One full turn of a picture about the horizontal axis through its center.
///
/// A pure function of time, in seconds; the end is identical to the start.
public struct FlipMotion: Hashable, Sendable {
    /// The duration in seconds.
    public static let duration = 0.8
    /// The shade of the back when it faces the viewer.
    static let deepestShade = 0.55

    /// The angle in degrees, from 0 to 360; 0 at both ends.
    public let degrees: Double
    /// The shade, from 0 (none) to 1 (black); only the back is shaded.
    public let shade: Double

    /// Creates the state `seconds` after the start; the motion eases in and out.
    public init(after seconds: Double) {
        let part = seconds / Self.duration
        guard part > 0, part < 1 else {
            (degrees, shade) = (0, 0)
            return
        }
        let eased = part < 0.5 ? 4 * part * part * part : 1 - pow(2 - 2 * part, 3) / 2
        degrees = 360 * eased
        shade = Self.deepestShade * max(0, -cos(degrees * .pi / 180))
    }

    /// The state of a picture at rest.
    public static let ended = FlipMotion(after: duration)
}
