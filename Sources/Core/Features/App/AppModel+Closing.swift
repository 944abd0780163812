public import Catalog
import Observation

/// Closing the app while changes aren't saved, because another program uses the library.
extension AppModel {
    /// How far closing has come.
    public enum Closing: Sendable {
        /// The user doesn't want to close the app.
        case notRequested
        /// The app closes as soon as all changes are saved.
        case waiting
        /// So it does, and the user is asked whether to close it without them.
        case asking
        /// The app may close.
        case ready
    }

    private static let timeBeforeQuestion = Duration.seconds(2)

    /// Handles a request to close the app: at once, as soon as all changes are saved or, after two
    /// seconds, if the user confirms that they are lost.
    ///
    /// A second request asks at once. If a change fails, its alert is shown and the app stays open.
    public func closeRequested() {
        guard closing != .ready else { return }
        guard !marks.unsaved.isEmpty else { return closing = .ready }
        guard closing == .notRequested else { return closing = .asking }
        closing = .waiting
        let lost = marks.lost.count
        saving.follow(Observations { [marks] in marks.unsaved.isEmpty }, for: self) {
            app,
            isSaved in
            guard case .success(true) = isSaved, app.closing != .ready else { return }
            app.closing = app.marks.lost.count == lost ? .ready : .notRequested
        }
        asking.run(for: self) { [clock = dependencies.clock] in
            try await clock.sleep(for: Self.timeBeforeQuestion)
        } then: { app, _ in
            if app.closing == .waiting { app.closing = .asking }
        }
    }

    /// Lets the app wait until all changes are saved; it then closes.
    public func closingWaitTapped() {
        if closing == .asking { closing = .waiting }
    }

    /// Closes the app without the changes that aren't saved.
    public func closingAnywayTapped() {
        if closing == .asking { closing = .ready }
    }

    /// Waits until all changes are saved, but not longer than a limit.
    ///
    /// - Returns: The items whose changes aren't saved, one for each change.
    public func unsavedChanges(after limit: Duration) async -> [Item.ID] {
        let marks = marks
        let lost = marks.lost.count
        let isSaved = Observations { marks.unsaved.isEmpty }
        await withTaskGroup(of: Void.self) { [clock = dependencies.clock] group in
            group.addTask { for await isSaved in isSaved where isSaved { return } }
            // Only cancellation ends a sleep early.
            group.addTask { try? await clock.sleep(for: limit) }
            await group.next()
            group.cancelAll()
        }
        return marks.lost.dropFirst(lost) + marks.unsaved
    }
}
