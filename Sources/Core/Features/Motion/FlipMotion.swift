import Foundation

/// How a picture turns once about the horizontal axis through its middle.
///
/// A pure function of the time, in seconds; it ends as it began, to the bit.
public struct FlipMotion: Hashable, Sendable {
    /// How long a turn takes, in seconds.
    public static let duration = 0.8
    /// How dark the back is where it is seen straight.
    static let deepestShade = 0.55

    /// The angle in degrees, from 0 to 360; both ends are 0.
    public let degrees: Double
    /// How dark it is, from 0: none to 1: black; only the back is.
    public let shade: Double

    /// What is seen so many seconds after it began, with motion that begins and ends softly.
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

    /// A picture at rest.
    public static let ended = FlipMotion(after: duration)
}
