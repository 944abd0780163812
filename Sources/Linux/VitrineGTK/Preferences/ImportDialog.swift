import Features
import GTKSupport
import L10n

/// The dialog that imports marks and lets the user choose films that aren't certain.
///
///     ContentDialog
///     └── Box
///         ├── HeaderBar: Cancel, then Close; Undo Import
///         └── ScrolledWindow
///             └── Box
///                 ├── Label, ProgressBar      during the import
///                 ├── Label: what became of it
///                 ├── Button: Try Again
///                 ├── ImportedFilmView, one per film to choose
///                 ├── PreferencesGroup, one row per film that wasn't found
///                 ├── PreferencesGroup, one row per part that was skipped
///                 ├── PreferencesGroup, one row per item that got marks
///                 └── Button: Show More
@MainActor
final class ImportDialog {
    let window: ContentDialog
    let close: Button
    let retry: Button
    let more: Button
    let undo: Button
    private(set) var films: [ImportedFilmView] = []

    private let model: MarksImportModel
    private let progress: Box
    private let bar: ProgressBar
    private let step = Label().wrapped().justified(0)
    private let result = Label(announcing: .status).wrapped().justified(0)
    private let doubts = Box.vertical(spacing: 18)
    private let missing: PreferencesGroup
    private let skipped: PreferencesGroup
    private let added: PreferencesGroup
    private var missingRows: [ActionRow] = []
    private var skippedRows: [ActionRow] = []
    private var addedRows: [ActionRow] = []

    /// `undone` runs when the user undoes the import, `closed` once when the dialog closes.
    init(
        model: MarksImportModel,
        undone: @escaping @MainActor () -> Void,
        closed: @escaping @MainActor () -> Void
    ) {
        self.model = model
        let strings = model.strings
        let title = strings("import")
        close = Button(strings("action.cancel"))
        retry = Button(strings("list.retry")).align(.start)
            .clicked { [weak model] in model?.retryTapped() }
        more = Button(strings("import.more"))
            .clicked { [weak model] in model?.moreTapped() }
        bar = ProgressBar(name: title)
        undo = Button(strings("import.undo"))
        progress = Box.vertical(spacing: 6, step, bar)
        missing = PreferencesGroup(title: strings("import.missing"))
        skipped = PreferencesGroup(title: strings("import.skipped"))
        added = PreferencesGroup(title: strings("import.added-films"))
        let header = HeaderBar(title: WindowTitle(title))
        header.showsStartButtons = false
        header.showsEndButtons = false
        header.packStart(close)
        header.packEnd(undo)
        let body = Box.vertical(
            spacing: 24,
            progress,
            result,
            retry,
            doubts,
            missing,
            skipped,
            added,
            more
        ).margins(18)
        window = ContentDialog(
            title: title,
            Box.vertical(
                spacing: 0,
                header,
                ScrolledWindow(Clamp(body, width: 600)).narrowable().expand(vertically: true)
            )
        )
        doubts.append(
            Label(strings("import.doubts")).wrapped().style("heading").justified(0)
        )
        let window = window
        close.on("clicked") { window.close() }
        undo.on("clicked") {
            undone()
            window.close()
        }
        window.on("destroy", closed)
        body.bind { [weak self] in self?.showProgress() }
        body.bind { [weak model] in
            (model?.isRunning ?? false, model?.attempts ?? 0)
        } apply: { [weak self] isRunning, _ in
            self?.showEnd(isRunning: isRunning)
        }
        body.bind { [weak model] in
            (model?.doubts ?? [], model?.limit ?? 0)
        } apply: { [weak self] _, _ in
            self?.showRows()
        }
    }

    func present(above parent: some Widget) {
        window.present(above: parent, width: 560, height: 640)
    }

    private func showProgress() {
        step.text = model.progressText ?? ""
        progress.isVisible = model.isRunning
        bar.isVisible = model.fraction != nil
        bar.fraction = model.fraction ?? 0
    }

    /// Shows what became of the import, and focuses what the user can do about it.
    private func showEnd(isRunning: Bool) {
        let strings = model.strings
        close.label = strings(isRunning ? "action.cancel" : "action.close")
        retry.isVisible = !isRunning && model.failure != nil
        undo.isVisible = model.canUndo
        result.isVisible = !isRunning
        guard !isRunning else { return }
        // Another attempt may find other lines of the same films.
        for film in films { doubts.remove(film.root) }
        films = []
        for row in missingRows { missing.remove(row) }
        for row in skippedRows { skipped.remove(row) }
        for row in addedRows { added.remove(row) }
        (missingRows, skippedRows, addedRows) = ([], [], [])
        showRows()
        if retry.isVisible {
            retry.focus()
        } else if films.first?.focus() != true {
            close.focus()
        }
    }

    private func showRows() {
        result.text = model.result.joined(separator: "\n")
        let limit = model.limit
        let shown = model.doubts.prefix(limit)
        for film in shown.dropFirst(films.count) {
            let view = ImportedFilmView(film, model: model) { [weak self] in
                self?.focus(after: film.id)
            }
            films.append(view)
            doubts.append(view.root)
        }
        for (view, film) in zip(films, shown) { view.show(film) }
        doubts.isVisible = !films.isEmpty
        let lost = model.missing.prefix(limit).map {
            ($0.title, $0.places.joined(separator: "; "))
        }
        show(lost, &missingRows, in: missing)
        show(model.skipped.prefix(limit).map { ($0, "") }, &skippedRows, in: skipped)
        show(model.added.prefix(limit).map { ($0.title, $0.marks) }, &addedRows, in: added)
        undo.isVisible = model.canUndo
        more.isVisible = model.hasMore
    }

    private func show(
        _ texts: [(title: String, subtitle: String)],
        _ rows: inout [ActionRow],
        in group: PreferencesGroup
    ) {
        for text in texts.dropFirst(rows.count) {
            let row = ActionRow(title: text.title)
            row.subtitle = text.subtitle
            rows.append(row)
            group.add(row)
        }
        group.isVisible = !rows.isEmpty
    }

    /// Focuses the next film to choose, or the Close button after the last one.
    private func focus(after film: MarksImportModel.Film.ID) {
        let next = films.drop { $0.id != film }.dropFirst().first { $0.focus() }
        if next == nil { close.focus() }
    }
}

/// A film of the files, and the films that may be meant.
///
///     Box
///     ├── Label: the title in the files
///     ├── Label: the files and lines
///     ├── PreferencesGroup, one row per candidate, with a button
///     └── Label: why the choice couldn't be stored
@MainActor
final class ImportedFilmView {
    typealias Film = MarksImportModel.Film

    let root: Box
    let id: Film.ID
    let buttons: [Button]

    private let strings: Localizer
    private let signs: [Label]
    private let failure = Label(announcing: .alert).wrapped().justified(0).style("error")

    /// `chosen` runs when the buttons disappear because the user chose one.
    init(
        _ film: Film,
        model: MarksImportModel,
        chosen: @escaping @MainActor () -> Void
    ) {
        id = film.id
        let strings = model.strings
        self.strings = strings
        let group = PreferencesGroup(title: "")
        buttons = film.candidates.map { candidate in
            Button(strings("import.choose-now"))
                .named(strings("import.choose", candidate.title))
                .clicked { [weak model] in
                    model?.candidateTapped(candidate.id, for: film.id)
                    chosen()
                }
        }
        signs = film.candidates.map { _ in Label(announcing: .status).style("dim-label") }
        root = Box.vertical(
            spacing: 6,
            Label(film.title).wrapped().justified(0),
            Label(film.places.joined(separator: "; ")).wrapped().justified(0)
                .style("caption", "dim-label"),
            group,
            failure
        )
        for (index, candidate) in film.candidates.enumerated() {
            let row = ActionRow(title: candidate.title)
            row.subtitle = candidate.detail
            row.addSuffix(buttons[index])
            row.addSuffix(signs[index])
            group.add(row, toListNamed: film.title)
        }
        show(film)
    }

    func show(_ film: Film) {
        for (index, candidate) in film.candidates.enumerated() {
            buttons[index].isVisible = film.chosen == nil
            let isAdded = film.chosen == candidate.id && film.isAdded
            signs[index].isVisible = isAdded
            signs[index].text = isAdded ? strings("import.chosen") : ""
        }
        failure.text = film.failure ?? ""
        failure.isVisible = film.failure != nil
    }

    /// Focuses the first button; false if a film is already chosen.
    func focus() -> Bool {
        buttons.first.map { $0.isVisible && $0.focus() } ?? false
    }
}
