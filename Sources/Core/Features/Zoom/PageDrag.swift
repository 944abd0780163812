/// A sideways drag of a picture in a list; if long or fast enough, it turns to the next or previous
/// one.
///
/// Lengths are in application pixels, speeds in application pixels per second; both are positive to
/// the right.
public struct PageDrag: Hashable, Sendable {
    /// The length beyond which releasing turns to another picture, as a fraction of the width.
    static let turningPart = 0.3
    /// The speed above which releasing turns to another picture, however short the drag.
    static let turningSpeed = 600.0
    /// The fraction of a drag that the picture follows if there is no other picture on that side.
    static let resistance = 0.3

    /// The picture's distance from its resting position.
    public let offset: Double
    private let distance: Double
    private let width: Double
    private let hasPrevious: Bool
    private let hasNext: Bool

    /// Creates a drag.
    ///
    /// - Parameters:
    ///   - distance: the distance since the drag began.
    ///   - width: the width of the view.
    ///   - hasPrevious: whether there is a picture on the left.
    ///   - hasNext: whether there is a picture on the right.
    public init(distance: Double, width: Double, hasPrevious: Bool, hasNext: Bool) {
        (self.distance, self.width) = (distance, max(1, width))
        (self.hasPrevious, self.hasNext) = (hasPrevious, hasNext)
        let isFree = distance > 0 ? hasPrevious : hasNext
        offset = isFree ? distance : distance * Self.resistance
    }

    /// Returns the effect of releasing at a speed: -1 for the previous picture, 1 for the next, 0
    /// for none.
    ///
    /// A fling in the opposite direction has no effect.
    func step(atSpeed speed: Double) -> Int {
        let side = distance > 0 ? 1.0 : -1
        let isFar = abs(distance) >= width * Self.turningPart
        guard speed * side > -Self.turningSpeed, isFar || speed * side >= Self.turningSpeed else {
            return 0
        }
        return if distance > 0 { hasPrevious ? -1 : 0 } else { hasNext ? 1 : 0 }
    }
}
