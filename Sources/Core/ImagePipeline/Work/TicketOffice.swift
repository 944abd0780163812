import Foundation
import Locks

/// Hands out tickets; asks within a tenth of a second form one batch.
final class TicketOffice: Sendable {
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

    func ticket(_ priority: ImagePriority) -> Ticket {
        let time = now()
        return state.withLock { state in
            // `abs`: a clock that is set back starts a batch, too.
            if abs(time.timeIntervalSince(state.batchStart)) > Self.batchLength {
                state.batch += 1
                state.batchStart = time
            }
            state.number += 1
            return Ticket(priority: priority, batch: state.batch, number: state.number)
        }
    }
}
