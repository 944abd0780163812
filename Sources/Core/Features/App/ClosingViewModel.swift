public import Catalog
public import Observation

/// Closing a window while changes aren't saved, because another program uses the library.
@MainActor
@Observable
public final class ClosingViewModel {
    /// How far closing has come.
    public enum State: Sendable {
        /// The user doesn't want to close the window.
        case notRequested
        /// The window closes as soon as all changes are saved.
        case waiting
        /// So it does, and the user is asked whether to close it without them.
        case asking
        /// The window may close.
        case ready
    }

    /// How far closing has come.
    public private(set) var state = State.notRequested
    @ObservationIgnored private let app: AppModel
    @ObservationIgnored private let saving = TaskSlot()
    @ObservationIgnored private let asking = TaskSlot()
    private static let timeBeforeQuestion = Duration.seconds(2)

    /// Creates a model for a window of an app.
    public init(_ app: AppModel) {
        self.app = app
    }

    /// How many changes aren't saved.
    public var unsavedCount: Int { app.marks.unsaved.count }

    /// Handles a request to close the window: at once, as soon as all changes are saved or, after two
    /// seconds, if the user confirms that they are lost.
    ///
    /// Saves the note in the open editor first. A second request asks at once. If a change fails, its
    /// alert is shown and the window stays open.
    public func closeRequested() {
        guard state != .ready else { return }
        app.notes?.save()
        let marks = app.marks
        guard !marks.unsaved.isEmpty else { return state = .ready }
        guard state == .notRequested else { return state = .asking }
        state = .waiting
        let lost = marks.lost.count
        saving.follow(Observations { marks.unsaved.isEmpty }, for: self) { model, isSaved in
            guard case .success(true) = isSaved else { return }
            model.saving.cancel()
            guard model.state != .ready else { return }
            model.state = marks.lost.count == lost ? .ready : .notRequested
        }
        asking.run(for: self) { [clock = app.dependencies.clock] in
            try await clock.sleep(for: Self.timeBeforeQuestion)
        } then: { model, _ in
            if model.state == .waiting { model.state = .asking }
        }
    }

    /// Lets the window wait until all changes are saved; it then closes.
    public func waitTapped() {
        if state == .asking { state = .waiting }
    }

    /// Closes the window without the changes that aren't saved.
    public func anywayTapped() {
        if state == .asking { state = .ready }
    }
}

extension AppModel {
    /// Waits until all changes are saved, with the note in the open editor, but not longer than a
    /// limit.
    ///
    /// - Returns: The items whose changes aren't saved, one for each change.
    public func unsavedChanges(after limit: Duration) async -> [Item.ID] {
        notes?.save()
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
