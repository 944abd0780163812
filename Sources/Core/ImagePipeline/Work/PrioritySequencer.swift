import Foundation
import Primitives

/// Numbers requests in the order in which they are made; those within a tenth of a second form one batch.
final class PrioritySequencer: Sendable {
    private struct State {
        var number = 0
        var batch = 0
        var batchStart = Date.distantPast
    }

    /// One screen's rows are asked for within a frame or two; a fling passes one in a tenth of a
    /// second.
    private static let batchLength: TimeInterval = 0.1

    private let now: @Sendable () -> Date
    private let state = Locked(State())

    init(now: @escaping @Sendable () -> Date) {
        self.now = now
    }

    func next(_ level: ImagePriority) -> QueuePriority {
        let time = now()
        return state.withLock { state in
            // `abs`: a clock that is set back starts a batch, too.
            if abs(time.timeIntervalSince(state.batchStart)) > Self.batchLength {
                state.batch += 1
                state.batchStart = time
            }
            state.number += 1
            return QueuePriority(level: level, batch: state.batch, number: state.number)
        }
    }
}
