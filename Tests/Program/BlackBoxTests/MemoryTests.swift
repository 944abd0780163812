import Foundation
import ScreenDriver
import Testing

extension BlackBox {
    /// The limits apply to a release build, whose path is in `VITRINE_PROGRAM`.
    @Suite(
        "Memory",
        .enabled(if: ProcessInfo.processInfo.environment["VITRINE_PROGRAM"] != nil)
    )
    struct MemoryTests {
        @Test("a tour of all catalogs uses at most 250 MB, and at most 220 MB a minute later")
        func tour() async throws {
            try await Service.run { service in
                let environment = service.environment.merging(["VITRINE_LOG": "debug"]) { $1 }
                try await AppSession.run(environment: environment) { app in
                    try await app.firstFilm()
                    let window = try await app.activeWindow()
                    try await app.perform(["windowsize", window, "1280", "800", "sleep", "0.5"])
                    var most = 0
                    for catalog in 1...4 {
                        try await app.perform(["key", "ctrl+\(catalog)", "sleep", "1"])
                        for _ in 0..<6 {
                            try await app.perform(Self.scroll(in: window, notches: 12))
                            most = try await max(most, app.resident())
                        }
                        try await app.perform(["key", "Down", "Return", "sleep", "0.7"])
                        most = try await max(most, app.resident())
                        try await app.perform(["key", "Escape", "sleep", "0.3"])
                    }
                    print("at most \(most) MB; then \(try await app.memory())")
                    #expect(most <= 250)
                    try await Task.sleep(for: .seconds(60))
                    let rested = try await app.resident()
                    print("a minute later \(try await app.memory())")
                    #expect(rested <= 220)
                }
            }
        }

        /// Scrolls over the rows, and waits for the new ones.
        private static func scroll(in window: String, notches: Int) -> [String] {
            ["mousemove", "--window", window, "480", "500"]
                + ["click", "--repeat", "\(notches)", "--delay", "15", "5", "sleep", "0.5"]
        }
    }
}

extension AppSession {
    /// The program's resident memory in megabytes, libraries included.
    fileprivate func resident() async throws -> Int {
        let memory = try await memory()
        return try #require(memory.firstMatch(of: /(\d+) MB resident/).flatMap { Int($0.1) })
    }
}
