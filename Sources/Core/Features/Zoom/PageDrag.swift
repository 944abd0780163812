/// Dragging a picture of a list sideways; far or fast enough, it leads to the next one.
///
/// Lengths are in application pixels, speeds in application pixels per second; both are positive
/// to the right.
public struct PageDrag: Hashable, Sendable {
    /// Releasing turns from this fraction of the view's width on.
    static let turningPart = 0.3
    /// Releasing at this speed turns, however short the drag was.
    static let turningSpeed = 600.0
    /// The fraction of a drag that the picture follows where there is no other.
    static let resistance = 0.3

    /// The picture's offset from its place.
    public let offset: Double
    private let distance: Double
    private let width: Double
    private let hasPrevious: Bool
    private let hasNext: Bool

    /// A drag by `distance` since it began, in a view `width` wide.
    public init(distance: Double, width: Double, hasPrevious: Bool, hasNext: Bool) {
        (self.distance, self.width) = (distance, max(1, width))
        (self.hasPrevious, self.hasNext) = (hasPrevious, hasNext)
        let isFree = distance > 0 ? hasPrevious : hasNext
        offset = isFree ? distance : distance * Self.resistance
    }

    /// Where releasing at a speed leads: -1 to the previous picture, 1 to the next, 0 nowhere.
    ///
    /// A fling back does not turn.
    func step(atSpeed speed: Double) -> Int {
        let side = distance > 0 ? 1.0 : -1
        let isFar = abs(distance) >= width * Self.turningPart
        guard speed * side > -Self.turningSpeed, isFar || speed * side >= Self.turningSpeed else {
            return 0
        }
        return if distance > 0 { hasPrevious ? -1 : 0 } else { hasNext ? 1 : 0 }
    }
}
