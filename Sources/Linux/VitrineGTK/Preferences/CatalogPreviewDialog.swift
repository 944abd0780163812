import Features
import GTKSupport
import L10n

/// The dialog that tries a catalog that the user may add.
///
///     ContentDialog
///     └── Box
///         ├── HeaderBar: Cancel, Add
///         └── ScrolledWindow
///             └── Box
///                 ├── CatalogQuestions: what the file asks
///                 ├── Label: the service, what is loading, or why the page can't be shown
///                 ├── CatalogChoices          of a catalog that was made from an address
///                 ├── PreferencesGroup: what trying it shows; of such a catalog below the rows
///                 └── PreferencesGroup, one row per item
@MainActor
final class CatalogPreviewDialog {
    let window: ContentDialog
    let add: Button
    let questions: CatalogQuestions
    let choices: CatalogChoices
    private(set) var rows: [CatalogPreviewRow] = []
    private(set) var notes: [Label] = []

    private let model: CatalogPreviewModel
    private let images: TexturePipeline
    private let page: PreferencesGroup
    private let report: Box
    private let reportGroup: PreferencesGroup
    private let message = Label(announcing: .status).wrapped().justified(0)
    private let spinner: Spinner
    private let retry: Button

    /// `accepted` is called when the user wants to add the catalog, and `closed` at the end.
    init(
        model: CatalogPreviewModel,
        images: TexturePipeline,
        accepted: @escaping @MainActor () -> Void,
        closed: @escaping @MainActor () -> Void
    ) {
        self.model = model
        self.images = images
        let strings = model.strings
        add = Button(model.acceptLabel)
            .style(model.replacesFiles ? "destructive-action" : "suggested-action")
        let cancel = Button(strings("action.cancel"))
        let bar = HeaderBar(title: WindowTitle(model.title))
        bar.showsStartButtons = false
        bar.showsEndButtons = false
        bar.packStart(cancel)
        bar.packEnd(add)
        spinner = Spinner(name: strings("list.loading"))
        retry = Button(strings("list.retry")).align(.start)
            .clicked { [weak model] in model?.load() }
        page = PreferencesGroup(title: strings("preview.first-page"))
        report = Box.vertical(spacing: 6)
        reportGroup = PreferencesGroup(title: strings("preview.report"))
        reportGroup.add(report)
        questions = CatalogQuestions(model)
        let service = Label("").wrapped().justified(0).style("dim-label")
        let status = Box.horizontal(spacing: 8, spinner.align(.start, .center), message)
        choices = CatalogChoices(model: model)
        let body = Box.vertical(
            spacing: 24,
            questions.root,
            Box.vertical(
                spacing: 12,
                service,
                status,
                retry
            ),
            choices.group,
            model.isDraft ? page : reportGroup,
            model.isDraft ? reportGroup : page
        ).margins(18)
        window = ContentDialog(
            title: strings("preview.title"),
            Box.vertical(
                spacing: 0,
                bar,
                ScrolledWindow(Clamp(body, width: 600)).narrowable().expand(vertically: true)
            )
        )
        let window = window
        add.on("clicked", accepted)
        cancel.on("clicked") { window.close() }
        window.on("destroy", closed)
        add.bind { [weak model] in
            model?.hasAnswers == true
        } apply: { [add] in
            add.isSensitive = $0
        }
        service.bind { [weak model] in
            model?.host ?? ""
        } apply: { host in
            service.isVisible = !host.isEmpty
            service.text = strings("preview.service", host)
        }
        body.bind { [weak model] in
            model?.content ?? .idle
        } apply: { [weak self] content in
            self?.show(content)
        }
        body.bind { [weak model] in
            model?.isTrying == true
        } apply: { [weak self] isTrying in
            self?.spinner.isVisible = isTrying
            self?.spinner.isSpinning = isTrying
            status.isVisible = isTrying || self?.model.message != nil
        }
    }

    func present(above parent: some Widget) {
        window.present(above: parent, width: 560, height: 640)
    }

    private func show(_ content: LoadState<CatalogPreviewModel.Content>) {
        message.text = model.message ?? ""
        message.isVisible = model.message != nil
        retry.isVisible = content.error != nil
        for row in rows { page.remove(row.row) }
        let items = content.value?.rows ?? []
        let hasPictures = items.contains { $0.artwork != nil }
        rows = items.map {
            CatalogPreviewRow($0, hasPicture: hasPictures, model: model, images: images)
        }
        for row in rows { page.add(row.row) }
        page.isVisible = !rows.isEmpty
        report.removeAll()
        notes = model.notes.map { Label($0).wrapped().justified(0) }
        for note in notes { report.append(note) }
        reportGroup.isVisible = !notes.isEmpty
    }
}
