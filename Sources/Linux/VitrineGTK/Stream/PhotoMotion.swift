/// A photo's running animations.
///
/// Numbers identify late frames of an animation that has ended or been replaced.
@MainActor
final class PhotoMotion {
    /// A kind of animation; at most one of each kind runs at a time.
    enum Kind: Hashable {
        case arrival
        case flip
    }

    private var running: [Kind: Int] = [:]
    private var count = 0

    /// Starts an animation, replacing any of the same kind, and returns its number.
    func begin(_ kind: Kind) -> Int {
        count += 1
        running[kind] = count
        return count
    }

    /// Whether the animation with that number is still running.
    func isCurrent(_ kind: Kind, _ number: Int) -> Bool { running[kind] == number }

    /// Whether an animation of a kind is running.
    func isRunning(_ kind: Kind) -> Bool { running[kind] != nil }

    /// Returns the number of the running animation of a kind, or nil.
    func number(of kind: Kind) -> Int? { running[kind] }

    func end(_ kind: Kind) { running[kind] = nil }

    func endAll() { running = [:] }
}
