import Catalog
import Library
import TestSupport
import Testing

@testable import Features

@Suite("Outage retry delays", .timeLimit(.minutes(5)))
@MainActor
struct OutageDelayTests {
    @Test("each outage starts with the shortest delay")
    func secondOutage() async throws {
        let room = try await Room.ofShelves()
        let model = try await room.openBrowser()
        let rows = Recorder { model.selected.rows.counts }
        for _ in 1...2 {
            model.selected.refreshRequested()
            try await room.failPage(1, .offline)
            await rows.wait(for: .failed(.offline, previous: 20))
            for seconds in [5, 10, 30] {
                await room.clock.sleepers(1)
                #expect(room.clock.waits.last == .seconds(seconds))
                room.clock.advance(by: .seconds(60))
                if seconds == 30 {
                    try await room.answerPage(1, of: 1)
                } else {
                    try await room.failPage(1, .offline)
                }
            }
            await rows.wait(for: .loaded(20))
        }
        #expect(room.clock.waits == [5, 10, 30, 5, 10, 30].map { .seconds($0) })
    }
}
