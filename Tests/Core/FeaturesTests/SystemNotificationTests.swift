import Catalog
import L10n
import Library
import TestSupport
import Testing

@testable import Features

@Suite("Notifications", .timeLimit(.minutes(5)))
@MainActor
struct SystemNotificationTests {
    /// Loads a whole list of two pages, with this much time between them, and returns the
    /// notifications.
    private func notifications(after duration: Duration, isActive: Bool) async throws
        -> [SystemNotifications.Notification]
    {
        let room = try await Room.ofCast()
        let notifications = SystemNotifications(strings: room.strings)
        var shown: [SystemNotifications.Notification] = []
        notifications.show = { shown.append($0) }
        notifications.isWindowActive = isActive
        let list = ItemListViewModel(
            query: Cast.query(sort: Cast.films),
            descriptor: Cast.descriptor,
            library: room.library,
            router: room.router,
            strings: room.strings,
            preferences: ListChoices(),
            remember: { _ in },
            clock: room.clock,
            notifications: notifications
        )
        list.appeared()
        let loaded = Recorder { list.wholeList?.loadedPages }
        try await room.answerPage(1, Cast.page(1, of: 2, [1: 2, 2: 9]))
        await loaded.wait(for: 1)
        room.clock.advance(by: duration)
        try await room.answerPage(2, Cast.page(2, of: 2, [3: 5]))
        await loaded.wait(for: nil)
        return shown
    }

    @Test("a whole list that took long to load notifies the user if the window is inactive")
    func away() async throws {
        let shown = try await notifications(
            after: SystemNotifications.leastDuration,
            isActive: false
        )
        #expect(
            shown == [
                SystemNotifications.Notification(
                    id: "completed.books.all",
                    title: "Characters",
                    body: "The whole list “Everybody” is loaded."
                )
            ]
        )
    }

    @Test("shows no notification while the window is active or after a short load")
    func silence() async throws {
        #expect(try await notifications(after: .seconds(600), isActive: true).isEmpty)
        let short = SystemNotifications.leastDuration - .milliseconds(1)
        #expect(try await notifications(after: short, isActive: false).isEmpty)
    }
}
