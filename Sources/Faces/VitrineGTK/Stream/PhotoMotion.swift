/// Which motions of a photo are under way: a frame that comes after the end of its motion, or in
/// the next one's time, is told so.
@MainActor
final class PhotoMotion {
    /// A kind of motion, one of which runs at a time.
    enum Kind: Hashable {
        case arrival
        case flip
    }

    private var running: [Kind: Int] = [:]
    private var count = 0

    /// Begins a motion in place of one of its kind; returns its number.
    func begin(_ kind: Kind) -> Int {
        count += 1
        running[kind] = count
        return count
    }

    /// Whether the motion of that number is under way.
    func goesOn(_ kind: Kind, _ number: Int) -> Bool { running[kind] == number }

    /// Whether any motion of a kind is under way.
    func isRunning(_ kind: Kind) -> Bool { running[kind] != nil }

    /// The number of the motion of a kind that is under way; nil while none is.
    func number(of kind: Kind) -> Int? { running[kind] }

    /// Ends the motion of a kind.
    func end(_ kind: Kind) { running[kind] = nil }

    /// Ends all.
    func endAll() { running = [:] }
}
