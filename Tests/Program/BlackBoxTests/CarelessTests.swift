import Foundation
import ScreenDriver
import Testing

extension BlackBox {
    @Suite("Careless play")
    struct CarelessTests {
        @Test("toggling favorites as fast as keys repeat doesn't crash the window")
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

        @Test("random input neither crashes the window nor logs warnings nor grows its memory")
        func everything() async throws {
            try await Service.run { service in
                let environment = service.environment.merging(["VITRINE_LOG": "debug"]) { $1 }
                try await AppSession.run(
                    environment: environment,
                    allowing: Self.popoversOutside
                ) { app in
                    try await app.firstFilm()
                    var hand = try await CarelessHand(app, seed: Self.seed, habits: Self.allHabits)
                    var resident: [Int] = []
                    let end = ContinuousClock.now + .seconds(60)
                    while Self.steps.map({ hand.steps < $0 }) ?? (ContinuousClock.now < end) {
                        for _ in 0..<10 { try await hand.play(10, in: app) }
                        try await hand.press(in: app)
                        if let folder = ProcessInfo.processInfo.environment["PICTURES"] {
                            let name = "\(folder)/\(hand.steps).png"
                            try await app.screenshot(to: URL(filePath: name))
                        }
                        let memory = try await app.memory()
                        print("\(hand.steps) steps: \(memory)")
                        let used = try #require(memory.firstMatch(of: /(\d+) MB used/)?.1)
                        // Without libraries; textures may account for 64 MB of it.
                        #expect(try #require(Int(used)) <= 160)
                        let pictures = try #require(memory.firstMatch(of: /(\d+) image-bytes/)?.1)
                        #expect(try #require(Int(pictures)) <= 64_000_000)
                        let all = try #require(memory.firstMatch(of: /(\d+) MB resident/)?.1)
                        resident.append(try #require(Int(all)))
                    }
                    Self.expectFlat(resident)
                }
            }
        }

        /// A screen reader can press the menu button of a page that is sliding out of the window.
        private static let popoversOutside = [
            "gdk_monitor_get_geometry: assertion", "attempt to allocate GtkPopoverContent",
            "attempt to allocate GtkScrolledWindow",
        ]
        .map {
            Complaint.Allowed($0, because: "GTK: Support/Complaints/popover-outside-the-display.c")
        }

        /// Checks that the last 1,000 steps used at most 10 % more memory than the 1,000 before.
        ///
        /// Takes one value in MB per hundred steps, and ignores runs under 3,000 steps. The goal is
        /// 5 %; the rest allows for what happens to be on screen.
        private static func expectFlat(_ resident: [Int]) {
            guard resident.count >= 30 else { return }
            let before = resident.suffix(20).prefix(10).reduce(0, +)
            #expect(resident.suffix(10).reduce(0, +) * 100 <= before * 110, "\(resident)")
        }

        /// The number of steps: `STEPS`, or nil to play for a minute.
        private static var steps: Int? {
            ProcessInfo.processInfo.environment["STEPS"].flatMap(Int.init)
        }

        /// The seed for the order of steps: `SEED`, `7` by default.
        private static var seed: UInt64 {
            ProcessInfo.processInfo.environment["SEED"].flatMap(UInt64.init) ?? 7
        }

        private static var allHabits: [CarelessHand.Habit] {
            [
                .init(20) { $0.scroll() },
                .init(3) { _ in ["key", "End", "sleep", "0.05"] },
                .init(12) { $0.click(x: 20...970, y: 130...960) },
                .init(8) { $0.click(x: 700...980, y: 130...500) },
                .init(8) { $0.key("Return", "space") },
                .init(12) { $0.key("Escape", "Escape", "alt+Left") },
                .init(8) { $0.key("ctrl+1", "ctrl+2", "ctrl+3", "ctrl+4") },
                .init(4) { $0.key("ctrl+f") + ["type", $0.one(of: ["a", "man", "the", "zzz"])] },
                .init(8) { $0.key("ctrl+d") },
                .init(8) { $0.key("ctrl+l", "ctrl+m", "alt+4", "alt+0") },
                .init(14) { $0.key("Down", "Up", "Left", "Right", "Tab", "Page_Down", "Home") },
                .init(2) { $0.key("F5") },
                .init(3) { $0.resize() },
                .init(3) { $0.clickMessage(130) },
                .init(2) { $0.drag() },
                .init(3) { $0.key("plus", "minus", "0", "1") },
                .init(4) { $0.pause(upTo: 500) },
            ]
        }

        private static var heartHabits: [CarelessHand.Habit] {
            [
                .init(40) { $0.key("ctrl+d") },
                .init(30) { $0.key("Down", "Up", "Down", "Page_Down", "Page_Up") },
                .init(20) { $0.pause(upTo: 400) },
                .init(2) { _ in ["sleep", "5"] },
                // Undo, and the close button beside it.
                .init(6) { $0.clickMessage(130) },
                .init(6) { $0.clickMessage(195) },
                .init(4) { $0.key("Escape") },
                .init(3) { $0.key("Return") },
                .init(2) { $0.key("ctrl+1", "ctrl+2", "ctrl+4") },
            ]
        }
    }
}

extension AppSession {
    /// Requests and returns the program's memory report; needs `VITRINE_LOG=debug`.
    func memory() async throws -> String {
        let count = reports.count
        kill(processIdentifier, SIGUSR1)
        try await BlackBoxTests.wait(until: "no report of memory") {
            reports.count > count || !isRunning
        }
        guard isRunning else { throw DriverError.ended(errors.suffix(2_000).description) }
        return reports.last.map(String.init) ?? ""
    }

    private var reports: [Substring] {
        errors.split(separator: "\n").filter { $0.hasPrefix("memory: ") }
    }
}
