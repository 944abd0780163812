import Foundation
import Primitives

/// Numbers requests in order; requests within a tenth of a second form a batch.
final class PrioritySequencer: Sendable {
    private struct State {
        var number = 0
        var batch = 0
        var batchStart = Date.distantPast
    }

    /// The length of a batch, in seconds.
    ///
    /// A screen's rows are requested within a frame or two; a fast scroll passes a screen in a
    /// tenth of a second.
    private static let batchLength: TimeInterval = 0.1

    private let now: @Sendable () -> Date
    private let state = Locked(State())

    init(now: @escaping @Sendable () -> Date) {
        self.now = now
    }

    func next(_ level: ImagePriority) -> QueuePriority {
        let time = now()
        return state.withLock { state in
            // `abs`: a clock that was set back also starts a batch.
            if abs(time.timeIntervalSince(state.batchStart)) > Self.batchLength {
                state.batch += 1
                state.batchStart = time
            }
            state.number += 1
            return QueuePriority(level: level, batch: state.batch, number: state.number)
        }
    }
}
