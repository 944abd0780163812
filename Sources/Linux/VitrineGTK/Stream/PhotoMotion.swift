/// Which animations of a photo are running, so that a late frame of an ended or replaced animation
/// can be told apart.
@MainActor
final class PhotoMotion {
    /// A kind of animation, one of which runs at a time.
    enum Kind: Hashable {
        case arrival
        case flip
    }

    private var running: [Kind: Int] = [:]
    private var count = 0

    /// Starts an animation, replacing one of its kind; returns its number.
    func begin(_ kind: Kind) -> Int {
        count += 1
        running[kind] = count
        return count
    }

    /// Whether the animation with that number is still running.
    func goesOn(_ kind: Kind, _ number: Int) -> Bool { running[kind] == number }

    /// Whether an animation of a kind is running.
    func isRunning(_ kind: Kind) -> Bool { running[kind] != nil }

    /// The number of the running animation of a kind; nil if none is.
    func number(of kind: Kind) -> Int? { running[kind] }

    func end(_ kind: Kind) { running[kind] = nil }

    func endAll() { running = [:] }
}
