import Foundation
import ScreenDriver
import Testing

extension BlackBox {
    @Suite("Careless play")
    struct CarelessTests {
        @Test("hearts given and taken as fast as keys go leave the window standing")
        func hearts() async throws {
            try await AppSession.run { app in
                try await app.firstFilm()
                try await app.key("Tab", "ctrl+f", "Tab", "Tab", "Down")
                let seed = Self.seed
                var hand = try await CarelessHand(app, seed: seed, habits: Self.heartHabits)
                let end = ContinuousClock.now + .seconds(60)
                while ContinuousClock.now < end { try await hand.play(10, in: app) }
            }
        }

        /// The order of the steps: `SEED`, else always the same.
        private static var seed: UInt64 {
            ProcessInfo.processInfo.environment["SEED"].flatMap(UInt64.init) ?? 7
        }

        private static var heartHabits: [CarelessHand.Habit] {
            [
                .init(40) { $0.key("ctrl+d") },
                .init(30) { $0.key("Down", "Up", "Down", "Page_Down", "Page_Up") },
                .init(20) { $0.pause(upTo: 400) },
                .init(2) { _ in ["sleep", "5"] },
                // Undo, and the cross beside it.
                .init(6) { $0.clickMessage(130) },
                .init(6) { $0.clickMessage(195) },
                .init(4) { $0.key("Escape") },
                .init(3) { $0.key("Return") },
                .init(2) { $0.key("ctrl+1", "ctrl+2", "ctrl+4") },
            ]
        }
    }
}
