import Foundation
import Primitives

/// A clock that only the test advances.
final class TestClock: Sendable {
    private let time = Locked(Date(timeIntervalSince1970: 1_700_000_000))

    var now: @Sendable () -> Date {
        { self.time.withLock { $0 } }
    }

    func advance(by seconds: TimeInterval) {
        time.withLock { $0 += seconds }
    }

    func advance(days: Double) {
        advance(by: days * 86_400)
    }
}
