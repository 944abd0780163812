import Primitives
import Testing

@testable import SQLiteKit

@Suite("Waiting for a lock")
struct LockWaitTests {
    @Test("waits 15 s in total, and notifies once after 2 s")
    func pauses() {
        let (waited, notices) = (Locked(Duration.zero), Locked([Duration]()))
        LockWait.$notice.withValue({ notices.withLock { $0.append(waited.withLock { $0 }) } }) {
            var attempts = 0
            while let pause = LockWait.pause(after: attempts) {
                waited.withLock { $0 += pause }
                attempts += 1
            }
            #expect(LockWait.pause(after: 0) == .milliseconds(1))
        }
        #expect((.seconds(15)..<(.milliseconds(15_100))).contains(waited.withLock { $0 }))
        #expect(notices.withLock { $0 }.count == 1)
        #expect(notices.withLock { $0 }.allSatisfy { $0 >= .seconds(2) && $0 < .seconds(2.1) })
    }
}
