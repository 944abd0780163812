import Catalog
import L10n
import Library

/// What the system's notifications tell while the window is away: that a whole list has been
/// fetched, or has become available offline, which may take minutes.
@MainActor
public final class Notices {
    /// One notification.
    public struct Notice: Hashable, Sendable {
        /// A later notice with the same id replaces this one.
        public let id: String
        /// The name of the catalog.
        public let title: String
        /// What has happened.
        public let body: String
    }

    /// What takes less is waited for, and not told.
    public nonisolated static let leastDuration = Duration.seconds(10)

    /// Whether the window has the keyboard; true at first.
    public var isWindowActive = true
    /// Shows a notification; does nothing at first.
    public var show: @MainActor (Notice) -> Void = { _ in }

    private let strings: Localizer

    init(strings: Localizer) { self.strings = strings }

    /// A list is complete, which took so long.
    func completed(
        _ list: ListDescriptor,
        of catalog: CatalogDescriptor,
        after duration: Duration
    ) {
        guard !isWindowActive, duration >= Self.leastDuration else { return }
        show(
            Notice(
                id: "completed.\(catalog.id.rawValue).\(list.id.rawValue)",
                title: strings.caption(catalog.title),
                body: strings("notice.completed", strings.caption(list.title))
            )
        )
    }

    /// A list has become available offline, as the person wished; `words` say so.
    func becameAvailable(_ list: OfflineList.ID, of catalog: CatalogDescriptor, words: String) {
        guard !isWindowActive else { return }
        show(
            Notice(
                id: "offline.\(list.catalog.rawValue).\(list.list.rawValue)",
                title: strings.caption(catalog.title),
                body: words
            )
        )
    }
}
