import ScreenDriver

/// Polls until a condition outside the window holds.
func wait(
    until failure: String,
    within limit: Duration = .seconds(20),
    _ condition: () async throws -> Bool
) async throws {
    let deadline = ContinuousClock.now + limit
    while try await !condition() {
        guard ContinuousClock.now < deadline else {
            throw DriverError.refused("\(failure) within \(limit)")
        }
        try await Task.sleep(for: .milliseconds(50))
    }
}

extension Service {
    /// Waits until the service has received no request for a second.
    func waitForRest() async throws {
        var (requests, since) = (try await self.requests(), ContinuousClock.now)
        try await wait(until: "requests without end", within: .seconds(30)) {
            let now = try await self.requests()
            if now != requests { (requests, since) = (now, .now) }
            return ContinuousClock.now - since > .seconds(1)
        }
    }
}
