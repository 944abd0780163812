import Synchronization

/// Collects the output of several processes.
final class Outputs: Sendable {
    private let figures = Mutex<[Figures]>([])

    var all: [Figures] { figures.withLock { $0 } }

    func add(_ more: [Figures]) { figures.withLock { $0 += more } }
}
