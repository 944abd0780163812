import Synchronization

/// Collects what several processes say.
final class Outputs: Sendable {
    private let figures = Mutex<[Figures]>([])

    var all: [Figures] { figures.withLock { $0 } }

    func add(_ more: [Figures]) { figures.withLock { $0 += more } }
}
