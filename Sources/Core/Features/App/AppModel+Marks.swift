public import Catalog

/// Marks by keys, and the editor of notes.
extension AppModel {
    /// Whether the key for a kind of mark applies, to the selected catalog or, on the home page, to
    /// the open item's catalog.
    public func hasKey(for kind: MarkKind) -> Bool {
        let shown = router.frontItem.flatMap { descriptor(of: $0.catalog) }
        return (catalog ?? shown)?.has(kind) == true
    }

    /// Sets or removes a mark of an item, or opens the editor of its note; does nothing for ratings.
    ///
    /// The item is the open one if its page has the focus (`isInDetails`) or something covers the
    /// lists, otherwise the focused row's. If no row is focused, it is the open one.
    public func keyPressed(for kind: MarkKind, focused: Item.ID?, isInDetails: Bool) {
        guard let id = item(for: kind, focused: focused, isInDetails: isInDetails) else { return }
        if kind == .note { notesTapped(id) } else { marks.tapped(kind, id) }
    }

    /// Rates the item of ``keyPressed(for:focused:isInDetails:)``; nil removes its rating.
    public func keyPressed(rating: OwnRating?, focused: Item.ID?, isInDetails: Bool) {
        guard let id = item(for: .rating, focused: focused, isInDetails: isInDetails) else {
            return
        }
        marks.rated(id, rating)
    }

    /// Whether the key for a kind of mark applies to the open item.
    public func hasOpenItem(for kind: MarkKind) -> Bool {
        keyItem.flatMap { descriptor(of: $0.catalog) }?.has(kind) == true
    }

    /// Opens the editor of an item's note; does nothing if it is open or the catalog has no notes.
    ///
    /// A text that couldn't be stored when the editor closed is still there.
    public func notesTapped(_ id: Item.ID) {
        guard notes == nil, let descriptor = descriptor(of: id.catalog), descriptor.has(.note)
        else {
            return
        }
        // Undo reverts what is changed in the editor, but nothing earlier.
        if let undoable = marks.undoable { marks.undoOfferEnded(undoable) }
        unsavedNotes = unsavedNotes.filter(\.value.isEdited)
        notes =
            unsavedNotes[id]
            ?? NotesViewModel(
                id,
                descriptor: descriptor,
                marks: marks,
                dependencies: dependencies
            )
    }

    /// Saves the note after its editor closed.
    public func notesClosed() {
        notes?.save()
        if let notes { unsavedNotes[notes.id] = notes }
        notes = nil
    }

    /// The newest change for which a screen offers Undo; nil while the editor of notes is open.
    public var undoOffer: Marks.UndoOffer? { notes == nil ? marks.undoOffer : nil }

    private func item(for kind: MarkKind, focused: Item.ID?, isInDetails: Bool) -> Item.ID? {
        let id = isInDetails || isCovered ? keyItem : focused ?? keyItem
        return id.flatMap { descriptor(of: $0.catalog) }?.has(kind) == true ? id : nil
    }
}
