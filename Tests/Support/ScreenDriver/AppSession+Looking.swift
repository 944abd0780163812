/// Finding what is on screen.
extension AppSession {
    /// Everything a screen reader finds at the moment.
    public func tree() async throws -> Element {
        try await reader.tree()
    }

    /// Waits until an element is on screen and returns it.
    ///
    /// - Throws: ``DriverError/timedOut(_:tree:)`` with the tree at that time.
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

    /// Waits until `answer` returns a value; the tree is read again after each accessibility event.
    ///
    /// - Parameters:
    ///   - failure: The message on timeout, such as "fewer than 20 rows".
    ///   - limit: The time limit.
    ///   - answer: Looks at the tree; nil to keep waiting.
    /// - Returns: The value of `answer`.
    /// - Throws: ``DriverError/timedOut(_:tree:)``, or ``DriverError/ended(_:)`` if the program
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
            // Not every change sends an event, so look again twice a second.
            try await reader.waitForEvent(within: min(left, .milliseconds(500)))
        }
    }

    /// Waits until another element has the keyboard focus, and returns its id.
    ///
    /// - Throws: ``DriverError/refused(_:)`` if that does not happen within 10 s.
    public func focus(otherThan id: String?) async throws -> String {
        let deadline = ContinuousClock.now + .seconds(10)
        while ContinuousClock.now < deadline {
            if let focused = try await reader.focused(), focused != id { return focused }
            try await reader.waitForEvent(within: .milliseconds(500))
        }
        throw DriverError.refused("the keyboard stays at \(id ?? "nothing")")
    }

    /// The position and size of an element in its window, in pixels.
    public func frame(of element: Element) async throws -> Frame {
        try await reader.frame(of: element)
    }
}
