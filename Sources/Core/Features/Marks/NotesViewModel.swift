public import Catalog
public import Foundation
public import L10n
import Library
public import Observation

/// The editor of an item's note and of the days on which it was watched.
///
/// Everything is saved while the user types, at most one second later, and when the editor closes.
@MainActor
@Observable
public final class NotesViewModel: Identifiable {
    /// A day on which the item was watched.
    public struct WatchedDay: Hashable, Sendable {
        /// The day, or nil if it isn't known.
        public let day: Day?
        /// The day in words.
        public let text: String
    }

    /// The time after which a change of the text is saved: one second.
    static let pause = Duration.seconds(1)

    /// The item.
    public nonisolated let id: Item.ID
    /// All text shown to the user.
    public let strings: Localizer
    /// Whether the item can have days on which it was watched.
    public let hasDays: Bool
    /// The item's title; empty until it has been read.
    public private(set) var title = ""
    /// Whether the stored note has been read, so that ``text`` can be edited.
    public private(set) var isLoaded = false
    /// The note; what doesn't fit into 10,000 characters isn't added.
    public var text = "" {
        didSet {
            guard isLoaded, text != oldValue else { return }
            if text.count > MarkKind.longestNote {
                // The end of a note that was there is never cut off.
                text =
                    text.hasPrefix(oldValue)
                    ? String(text.prefix(MarkKind.longestNote)) : oldValue
            }
            saveLater()
        }
    }

    @ObservationIgnored private let library: Library
    @ObservationIgnored private let router: Router
    @ObservationIgnored private let marks: Marks
    @ObservationIgnored private let clock: any Clock<Duration>
    /// Whether the user changed the text since it was last stored.
    @ObservationIgnored private(set) var isEdited = false
    /// Whether the text will be saved after ``pause``.
    @ObservationIgnored private var isSaveDue = false
    /// Whether there was no note when the editor opened.
    @ObservationIgnored private var isNew = false
    @ObservationIgnored private let loading = TaskSlot()
    @ObservationIgnored private let following = TaskSlot()
    @ObservationIgnored private let saving = TaskSlot()

    init(
        _ id: Item.ID,
        descriptor: CatalogDescriptor,
        marks: Marks,
        dependencies: AppDependencies
    ) {
        self.id = id
        self.marks = marks
        hasDays = descriptor.has(.watched)
        library = dependencies.library
        router = dependencies.router
        strings = dependencies.strings
        clock = dependencies.clock
        load()
    }

    /// The days on which the item was watched, in the order of `ItemMarks.watchedDays`.
    public var days: [WatchedDay] {
        marks[id].watchedDays.map {
            WatchedDay(day: $0, text: $0.map(strings.day) ?? strings("notes.unknown-day"))
        }
    }

    /// The last day that can be added: today.
    public var lastDay: Day { .today }

    /// How much of the note's length is used; nil while there is plenty of room.
    public var lengthText: String? {
        let count = text.count
        guard count > MarkKind.longestNote * 9 / 10 else { return nil }
        return strings(
            "notes.length",
            strings.integer(count),
            strings.integer(MarkKind.longestNote)
        )
    }

    /// Adds a day on which the item was watched; does nothing for a day in the future.
    public func dayAdded(_ day: Day) {
        if day <= lastDay { marks.watchedAdded(id, on: day) }
    }

    /// Adds the day of a date in the system's time zone.
    public func dayAdded(_ date: Date) { dayAdded(Day(date)) }

    /// Removes a day on which the item was watched.
    public func dayRemoved(_ day: Day?) { marks.watchedRemoved(id, on: day) }

    /// Saves the note if it was changed; after a failure, it can be saved again.
    func save() {
        saving.cancel()
        isSaveDue = false
        if isEdited { marks.noteEdited(id, text, isNew: isNew) }
    }

    private func saveLater() {
        isEdited = true
        guard !isSaveDue else { return }
        isSaveDue = true
        let wait = { @Sendable [clock] () async throws in try await clock.sleep(for: Self.pause) }
        saving.run(for: self, wait) { model, _ in model.save() }
    }

    private func follow() {
        following.follow(library.notes(of: id), for: self) { model, result in
            switch result {
            case .success(let note):
                if note == Mark.note(from: model.text)?.value { model.isEdited = false }
            case .failure(let error): model.router.present(error)
            }
        }
    }

    private func load() {
        let read = { @Sendable [library, marks, id] () async throws(CatalogError) in
            // A note that was just edited may not be stored yet.
            await marks.settled()
            return (
                note: try await library.note(of: id),
                title: try await library.item(id)?.title.shortened() ?? ""
            )
        }
        loading.run(for: self, read) { model, result in
            switch result {
            case .success(let read):
                (model.text, model.title) = (read.note ?? "", read.title)
                model.isNew = read.note == nil
                model.isLoaded = true
                model.follow()
            case .failure(let error): model.router.present(error)
            }
        }
    }
}
