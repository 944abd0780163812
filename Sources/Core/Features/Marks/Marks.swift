public import Catalog
public import L10n
public import Library
public import Observation

/// The marks for all screens: the stored ones, overlaid by taps that aren't stored yet.
///
/// Observation is per item: a change notifies only observers that read that item's ``subscript(_:)``.
@MainActor
@Observable
public final class Marks {
    /// A change that can be undone.
    public struct Undoable: Hashable, Sendable {
        /// What was done.
        public enum Deed: String, Sendable {
            case favoriteRemoved = "favorite.removed"
            case toWatchRemoved = "mark.to-watch.removed"
            case watched = "mark.watched.added"
            case watchedRemoved = "mark.watched.removed"
            case dayRemoved = "mark.watched.day-removed"
            case ratingRemoved = "mark.rating.removed"
            case noteRemoved = "mark.note.removed"
            case noteChanged = "mark.note.changed"
            /// Changes of more than one kind.
            case several = "mark.changed"
        }

        /// The changed item.
        public let id: Item.ID
        /// What was done.
        public let deed: Deed
        /// Distinguishes two changes of the same item.
        public let number: Int
    }

    /// The text a screen shows for a change while it offers Undo.
    public struct UndoOffer: Hashable, Sendable {
        /// The change that Undo reverts.
        public let undoable: Undoable
        /// The item's title; nil if it couldn't be read.
        public let title: String?

        /// Returns how long an offer is on screen; nil, without a limit, for assistive technology,
        /// with which it takes longer to reach.
        ///
        /// https://www.w3.org/WAI/WCAG22/Understanding/timing-adjustable.html
        public static func duration(isAssisted: Bool) -> Duration? {
            isAssisted ? nil : .seconds(5)
        }

        /// Returns a message that names the item, if its title is known.
        public func text(_ strings: Localizer) -> String {
            let key = undoable.deed.rawValue
            return title.map { strings("\(key).named", $0) } ?? strings(key)
        }
    }

    /// Stores changes of an item's marks; returns those that undo them.
    typealias Write = @Sendable ([MarkEdit], Item.ID) async throws(CatalogError) -> [MarkEdit]

    /// A tap, and the changes that it asks for.
    private struct Tap {
        let edits: [MarkEdit]
        let id: Item.ID
        let number: Int
    }

    /// How to undo a change.
    private struct Step {
        /// Nil for a change that alone offers no Undo.
        let deed: Undoable.Deed?
        /// The changes to show at once.
        let edits: [MarkEdit]
        /// The changes to store, known once the change is stored: they have times and notes, too.
        let stored: Task<[MarkEdit], Never>
    }

    /// How to undo a change, and those of the same item that followed while it was ``undoable``.
    private struct Undo {
        let undoable: Undoable
        /// Oldest first.
        let steps: [Step]
    }

    /// The newest change for which a screen offers Undo.
    ///
    /// Nil once it was undone, if it failed, and after ``undoOfferEnded(_:)``.
    public private(set) var undoable: Undoable? {
        didSet { if undoable != oldValue { nameUndoable() } }
    }
    /// The newest change with its item's title, once it has been read; nil if ``undoable`` is nil.
    public private(set) var undoOffer: UndoOffer?

    /// The items of the changes that aren't stored yet, one for each change, oldest first.
    public private(set) var unsaved: [Item.ID] = []
    /// The items with a change that hasn't been stored within a second.
    public private(set) var late: Set<Item.ID> = []
    /// The items of the changes that failed, one for each change.
    @ObservationIgnored private(set) var lost: [Item.ID] = []

    @ObservationIgnored private var stored: [Item.ID: ItemMarks] = [:]
    /// The taps on each item that aren't stored yet, oldest first.
    @ObservationIgnored private var pending: [Item.ID: [Tap]] = [:]
    /// How to undo the newest changes; a screen may still show an offer for an earlier one.
    @ObservationIgnored private var undos: [Undo] = []
    /// The number of the last tap that was stored.
    @ObservationIgnored private let storedTaps = Watermark()
    private let observed = ObservedMarks()
    @ObservationIgnored private let library: Library
    @ObservationIgnored private let router: Router
    @ObservationIgnored private let write: Write
    @ObservationIgnored private let observing = TaskSlot()
    @ObservationIgnored private let naming = TaskSlot()
    @ObservationIgnored private let waiting = TaskSlot()
    @ObservationIgnored private let clock: any Clock<Duration>
    @ObservationIgnored private var isObserving = false
    @ObservationIgnored private var lastWrite: Task<[MarkEdit], Never>?
    @ObservationIgnored private var taps = 0

    /// Creates the marks and starts observing the store; `clock` measures how late a change is.
    public convenience init(
        library: Library,
        router: Router,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.init(library: library, router: router, clock: clock) {
            edits,
            id throws(CatalogError) in
            try await library.edit(edits, of: id)
        }
    }

    /// Creates marks whose writes a test can delay or fail.
    init(
        library: Library,
        router: Router,
        clock: any Clock<Duration> = ContinuousClock(),
        write: @escaping Write
    ) {
        self.library = library
        self.router = router
        self.clock = clock
        self.write = write
        observe()
    }

    /// An item's marks, including taps that aren't stored yet.
    public subscript(id: Item.ID) -> ItemMarks {
        observed.value(of: id, now: current(id))
    }

    /// Waits until every tap has been stored or has failed.
    func settled() async { _ = await lastWrite?.value }
}

// MARK: User actions

/// Each change is visible at once. Writes happen in the order of the calls; after a failed one, the
/// item reverts to its stored state.
extension Marks {
    /// Sets or removes a kind of mark that has no value.
    public func tapped(_ kind: MarkKind, _ id: Item.ID) {
        switch kind {
        case .favorite: favoriteTapped(id)
        case .toWatch: toWatchTapped(id)
        case .watched: watchedTapped(id)
        case .rating, .note: break
        }
    }

    /// Adds or removes a favorite.
    public func favoriteTapped(_ id: Item.ID) {
        if self[id].isFavorite {
            change([.remove(.favorite)], id, .favoriteRemoved)
        } else if !takesBack(.favoriteRemoved, id) {
            change([.add(.favorite)], id)
        }
    }

    /// Puts an item on the watchlist or takes it off.
    public func toWatchTapped(_ id: Item.ID) {
        if self[id].isToWatch {
            change([.remove(.toWatch)], id, .toWatchRemoved)
        } else if !takesBack(.toWatchRemoved, id) {
            change([.add(.toWatch)], id)
        }
    }

    /// Marks an item as watched today, which takes it off the watchlist; if it was watched, removes
    /// all its days.
    public func watchedTapped(_ id: Item.ID) {
        let days = self[id].watched
        if takesBack(days.isEmpty ? .watchedRemoved : .watched, id) { return }
        if days.isEmpty {
            change(MarkEdit.watch(on: .today), id, .watched)
        } else {
            change(days.map { .remove(.watched, day: $0) }, id, .watchedRemoved)
        }
    }

    /// An item's own rating; setting it is ``rated(_:_:)``.
    public subscript(ratingOf id: Item.ID) -> OwnRating? {
        get { self[id].rating }
        set { rated(id, newValue) }
    }

    /// Rates an item; nil removes the rating.
    public func rated(_ id: Item.ID, _ rating: OwnRating?) {
        guard rating != self[id].rating else { return }
        if let rating {
            change([.add(.rating(rating))], id)
        } else {
            change([.remove(.rating)], id, .ratingRemoved)
        }
    }

    /// Adds a day to those on which an item was watched, which takes it off the watchlist.
    public func watchedAdded(_ id: Item.ID, on day: Day) {
        if !self[id].watched.contains(day) { change(MarkEdit.watch(on: day), id) }
    }

    /// Removes a day from those on which an item was watched.
    public func watchedRemoved(_ id: Item.ID, on day: Day?) {
        change([.remove(.watched, day: day)], id, .dayRemoved)
    }

    /// Replaces an item's note with the text's first 10,000 characters; blank text removes it.
    ///
    /// A change of a note offers Undo, but not if the user has just begun it (`isNew`).
    public func noteEdited(_ id: Item.ID, _ text: String, isNew: Bool = false) {
        if let note = Mark.note(from: String(text.prefix(MarkKind.longestNote))) {
            change([.add(note)], id, isNew || !self[id].hasNote ? nil : .noteChanged)
        } else if self[id].hasNote {
            change([.remove(.note)], id, .noteRemoved)
        }
    }

    /// Reverts a change that was offered for Undo.
    public func undoTapped(_ undoable: Undoable) {
        guard let undo = undos.first(where: { $0.undoable == undoable }) else { return }
        undos.removeAll { $0.undoable == undoable }
        undoOfferEnded(undoable)
        revert(undo.steps, undoable.id)
    }

    /// Handles the offer to undo a change disappearing from the screen.
    ///
    /// From now on, the same button doesn't revert the change.
    public func undoOfferEnded(_ undoable: Undoable) {
        if self.undoable == undoable { self.undoable = nil }
    }
}

extension Marks {
    private func observe() {
        isObserving = true
        observing.follow(library.marks().stamped(by: storedTaps), for: self) { marks, result in
            switch result {
            case .success(let stored): marks.replaceStored(by: stored.value, with: stored.stamp)
            case .failure(let error):
                marks.isObserving = false
                marks.router.present(error)
            }
        }
    }

    private func nameUndoable() {
        undoOffer = nil
        guard let undoable else { return naming.cancel() }
        let read = { @Sendable [library] () async throws(CatalogError) in
            try await library.item(undoable.id)
        }
        naming.run(for: self, read) { marks, result in
            // Undo is offered even without a title.
            let title = (try? result.get())?.title.shortened()
            marks.undoOffer = UndoOffer(undoable: undoable, title: title)
        }
    }

    private func change(_ edits: [MarkEdit], _ id: Item.ID, _ deed: Undoable.Deed? = nil) {
        let before = current(id)
        let write = change(edits, id) { edits }
        var steps = offeredSteps(id)
        if deed == nil, steps.isEmpty { return }
        // Restoring the first of several texts is enough.
        if deed != .noteChanged || steps.last?.deed != deed {
            let edits = current(id).edits(to: before)
            steps.append(Step(deed: deed, edits: edits, stored: write))
        }
        offer(steps, id)
    }

    /// Reverts an item's newest change if it was `deed` and is still offered for Undo, because a
    /// second tap on its button means that.
    private func takesBack(_ deed: Undoable.Deed, _ id: Item.ID) -> Bool {
        let steps = offeredSteps(id)
        guard let last = steps.last, last.deed == deed else { return false }
        revert([last], id)
        offer(steps.dropLast(), id)
        return true
    }

    private func offeredSteps(_ id: Item.ID) -> [Step] {
        guard undoable?.id == id else { return [] }
        return undos.last { $0.undoable == undoable }?.steps ?? []
    }

    private func offer(_ steps: [Step], _ id: Item.ID) {
        let deeds = Set(steps.map(\.deed))
        guard let first = steps.first?.deed else { return undoable = nil }
        let deed = deeds.count == 1 ? first : .several
        let undoable = Undoable(id: id, deed: deed, number: taps)
        undos = undos.suffix(3) + [Undo(undoable: undoable, steps: steps)]
        self.undoable = undoable
    }

    private func revert(_ steps: [Step], _ id: Item.ID) {
        change(steps.reversed().flatMap(\.edits), id) {
            var stored: [MarkEdit] = []
            for step in steps.reversed() { stored += await step.stored.value }
            return stored
        }
    }

    /// Shows changes at once and stores `written` after all earlier ones; returns those that undo
    /// them.
    @discardableResult
    private func change(
        _ edits: [MarkEdit],
        _ id: Item.ID,
        written: @escaping @MainActor () async -> [MarkEdit]
    ) -> Task<[MarkEdit], Never> {
        taps += 1
        let tap = Tap(edits: edits, id: id, number: taps)
        pending[id, default: []].append(tap)
        unsaved.append(id)
        if unsaved.count == 1 { watchUnsaved() }
        observed.changed(id, to: current(id))
        if !isObserving { observe() }
        // One write after another so that the last tap wins.
        let task = Task { [previous = lastWrite, write, storedTaps, weak self] () -> [MarkEdit] in
            _ = await previous?.value
            do throws(CatalogError) {
                let undo = try await write(await written(), id)
                storedTaps.raise(to: tap.number)
                self?.ended()
                return undo
            } catch {
                self?.failed(tap, error)
                self?.ended()
                return []
            }
        }
        lastWrite = task
        return task
    }

    /// Marks the items late whose changes aren't stored a second from now.
    private func watchUnsaved() {
        let known = taps
        waiting.run(for: self) { [clock] in
            try await clock.sleep(for: .seconds(1))
        } then: { marks, _ in
            guard !marks.unsaved.isEmpty else { return }
            let old = marks.unsaved.count - (marks.taps - known)
            marks.late = Set(marks.unsaved.prefix(max(0, old)))
            marks.watchUnsaved()
        }
    }

    /// Handles the end of the oldest change, because they are stored one after another.
    private func ended() {
        let id = unsaved.removeFirst()
        if unsaved.isEmpty { waiting.cancel() }
        if late.contains(id), !unsaved.contains(id) { late.remove(id) }
    }

    private func current(_ id: Item.ID) -> ItemMarks {
        var marks = stored[id] ?? ItemMarks()
        for tap in pending[id] ?? [] { for edit in tap.edits { marks.apply(edit) } }
        return marks
    }

    /// Replaces the stored marks and drops pending taps up to number `tap`.
    ///
    /// The caller read `marks` after that tap was stored, so `marks` includes these taps.
    private func replaceStored(by marks: [Item.ID: ItemMarks], with tap: Int) {
        stored = marks
        pending = pending.mapValues { $0.filter { $0.number > tap } }.filter { !$0.value.isEmpty }
        observed.allChanged(to: current)
    }

    private func failed(_ tap: Tap, _ error: CatalogError) {
        pending[tap.id]?.removeAll { $0.number == tap.number }
        if pending[tap.id]?.isEmpty == true { pending[tap.id] = nil }
        observed.changed(tap.id, to: current(tap.id))
        if undoable?.number == tap.number { undoable = nil }
        lost.append(tap.id)
        router.present(error)
    }
}
