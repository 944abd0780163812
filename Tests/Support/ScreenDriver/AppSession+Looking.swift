/// Finding what is on screen.
extension AppSession {
    /// Everything that a screen reader finds now.
    public func tree() async throws -> Element {
        try await reader.tree()
    }

    /// Waits until an element is on screen and returns it.
    ///
    /// - Throws: ``DriverError/timedOut(_:tree:)`` with all that was there instead.
    @discardableResult
    public func wait(for query: Query, within limit: Duration = .seconds(20)) async throws
        -> Element
    {
        try await wait(until: "no \(query)", within: limit) { $0.first(query) }
    }

    /// Waits until no such element is on screen.
    ///
    /// - Throws: ``DriverError/timedOut(_:tree:)``.
    public func waitForAbsence(
        of query: Query,
        within limit: Duration = .seconds(20)
    ) async throws {
        try await wait(until: "still \(query)", within: limit) {
            $0.first(query) == nil ? () : nil
        }
    }

    /// Waits until the tree gives an answer; reads it again after each accessibility event.
    ///
    /// - Parameters:
    ///   - failure: What to say when it does not, such as "fewer than 20 rows".
    ///   - limit: How long at most.
    ///   - answer: Reads the answer from the tree; nil where it is not there yet.
    /// - Returns: The answer.
    /// - Throws: ``DriverError/timedOut(_:tree:)``, or ``DriverError/ended(_:)`` when the program
    ///   ended.
    public func wait<Answer: Sendable>(
        until failure: String,
        within limit: Duration = .seconds(20),
        _ answer: (Element) throws -> Answer?
    ) async throws -> Answer {
        let deadline = ContinuousClock.now + limit
        while true {
            let tree = try await reader.tree()
            if let found = try answer(tree) { return found }
            guard isRunning else {
                let status = try await program.output(within: .zero).status
                throw DriverError.ended(
                    "\(failure); the program ended with \(status):\n\(errors)"
                )
            }
            let left = deadline - .now
            guard left > .zero else {
                let picture = await keepScreenshot()
                throw DriverError.timedOut(
                    "\(failure) within \(limit)\(picture)",
                    tree: "\(tree)\nstandard error:\n\(errors)"
                )
            }
            // Not every change sends an event: look again twice a second in any case.
            try await reader.waitForEvent(within: min(left, .milliseconds(500)))
        }
    }

    /// Waits until the keyboard comes to another element, and names that.
    ///
    /// - Throws: ``DriverError/refused(_:)`` when it does not within 10 s.
    public func focus(otherThan id: String?) async throws -> String {
        let deadline = ContinuousClock.now + .seconds(10)
        while ContinuousClock.now < deadline {
            if let focused = try await reader.focused(), focused != id { return focused }
            try await reader.waitForEvent(within: .milliseconds(500))
        }
        throw DriverError.refused("the keyboard stays at \(id ?? "nothing")")
    }

    /// Where an element is in its window, in pixels.
    public func frame(of element: Element) async throws -> Frame {
        try await reader.frame(of: element)
    }
}
