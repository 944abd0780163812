import Catalog
import Features
package import GTKSupport
import L10n

/// The editor of an item's note and of the days on which it was watched.
///
///     ContentDialog
///     └── Box
///         ├── HeaderBar
///         └── ScrolledWindow
///             └── Box
///                 ├── ScrolledWindow of TextView
///                 ├── Label: how much of the note's length is used
///                 └── PreferencesGroup, one row per day
@MainActor
package final class NotesDialog {
    /// The GTK dialog.
    package let window: ContentDialog
    let note: TextView
    let calendar: CalendarView
    let add: Button
    private(set) var rows: [ActionRow] = []

    private let model: NotesViewModel
    private let days: PreferencesGroup
    private let none: ActionRow

    init(model: NotesViewModel) {
        self.model = model
        let strings = model.strings
        note = TextView(name: strings("notes.note")) { [weak model] in model?.text = $0 }
        let length = Label(announcing: .status).style("caption", "dim-label").justified(0)
        let field = ScrolledWindow(note.style("note-text")).narrowable().size(height: 200)
            .style("card", "note")
        let heading = Label(strings("notes.note")).style("heading").justified(0)
        let text = Box.vertical(spacing: 8, heading, field, length)
        days = PreferencesGroup(title: strings("notes.days"))
        none = ActionRow(title: strings("notes.no-days"))
        calendar = CalendarView(name: strings("notes.add-day"))
        add = Button(strings("notes.add-day")).style("suggested-action")
        let picker = PopoverButton(
            icon: "list-add-symbolic",
            name: strings("notes.add-day"),
            Box.vertical(spacing: 8, calendar, add)
        )
        days.addBesideTitle(picker.style("flat"))
        days.add(none)
        days.isVisible = model.hasDays
        let title = WindowTitle(strings(MarkKind.note.caption(isSet: true)))
        let body = Box.vertical(spacing: 24, text, days).margins(18)
        window = ContentDialog(
            title: strings(MarkKind.note.caption(isSet: true)),
            Box.vertical(
                spacing: 0,
                HeaderBar(title: title),
                ScrolledWindow(Clamp(body, width: 560)).narrowable().expand(vertically: true)
            )
        )
        add.on("clicked") { [weak self] in
            self?.addDay()
            picker.close()
        }
        _ = calendar.selected { [weak self] in self?.update() }
        update()
        let note = note
        note.isSensitive = false
        body.bind { [weak model] in
            (model?.text ?? "", model?.isLoaded == true, model?.title ?? "")
        } apply: { text, isLoaded, name in
            let appears = isLoaded && !note.isSensitive
            note.isSensitive = isLoaded
            note.text = text
            if appears { _ = note.focus() }
            title.subtitle = name
        }
        body.bind { [weak model] in
            length.text = model?.lengthText ?? ""
            length.isVisible = model?.lengthText != nil
        }
        body.bind { [weak model] in
            model?.days ?? []
        } apply: { [weak self] days in
            self?.show(days)
        }
    }

    func present(above parent: some Widget) {
        window.present(above: parent, width: 480, height: 520)
    }

    private var selection: Day {
        let day = calendar.selection
        return Day(year: day.year, month: day.month, day: day.day)
    }

    private func update() { add.isSensitive = selection <= model.lastDay }

    private func addDay() { model.dayAdded(selection) }

    private func show(_ days: [NotesViewModel.WatchedDay]) {
        let hadFocus = self.days.hasFocusWithin
        for row in rows { self.days.remove(row) }
        none.isVisible = days.isEmpty
        rows = days.map { day in
            let row = ActionRow(title: day.text)
            let name = model.strings("notes.remove-day", day.text)
            row.addSuffix(
                Button(icon: "user-trash-symbolic", name: name).style("flat")
                    .clicked { [weak model] in model?.dayRemoved(day.day) }
            )
            self.days.add(row)
            return row
        }
        if hadFocus { self.days.erased.focusFirst() }
    }
}

/// The editor of notes in the window.
extension MainWindow {
    /// Opens and closes the editor when the model changes, and notifies the model if the user
    /// closes it.
    func followNotes() {
        let model = model
        window.bind {
            model.notes.map(Identity.init)
        } apply: { [weak self] _ in
            self?.notesChanged()
        }
    }

    private func notesChanged() {
        guard let notes = model.notes else {
            self.notes?.window.close()
            self.notes = nil
            return
        }
        let dialog = NotesDialog(model: notes)
        self.notes = dialog
        dialog.window.on("destroy") { [weak self] in
            guard let self, self.notes === dialog || self.notes == nil else { return }
            self.notes = nil
            // Also saves the note when the whole window closes.
            model.notesClosed()
        }
        dialog.present(above: window)
    }
}
