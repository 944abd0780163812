import Catalog
import L10n
import Library

/// Notifications that the system shows while the window is in the background.
///
/// They report that a whole list was fetched or is now available offline, which may take minutes.
@MainActor
public final class SystemNotifications {
    /// The content of a notification.
    public struct Notification: Hashable, Sendable {
        /// The identifier; a later notification with the same identifier replaces this one.
        public let id: String
        /// The catalog's name.
        public let title: String
        /// The message.
        public let body: String
    }

    /// The minimum duration of work worth a notification, because the user waits for anything
    /// shorter: 10 seconds.
    public nonisolated static let leastDuration = Duration.seconds(10)

    /// Whether the window has the keyboard focus; true at first.
    public var isWindowActive = true
    /// Shows a notification; does nothing at first.
    public var show: @MainActor (Notification) -> Void = { _ in }

    private let strings: Localizer

    init(strings: Localizer) { self.strings = strings }

    /// Notifies that a list is complete, unless fetching it was quick or the window is active.
    func completed(
        _ list: ListDescriptor,
        of catalog: CatalogDescriptor,
        after duration: Duration
    ) {
        guard !isWindowActive, duration >= Self.leastDuration else { return }
        show(
            Notification(
                id: "completed.\(catalog.id.rawValue).\(list.id.rawValue)",
                title: strings.caption(catalog.title),
                body: strings("notice.completed", strings.caption(list.title))
            )
        )
    }

    /// Notifies that a list is available offline, with the message `words`, unless the window is
    /// active.
    func becameAvailable(_ list: OfflineList.ID, of catalog: CatalogDescriptor, words: String) {
        guard !isWindowActive else { return }
        show(
            Notification(
                id: "offline.\(list.catalog.rawValue).\(list.list.rawValue)",
                title: strings.caption(catalog.title),
                body: words
            )
        )
    }
}
