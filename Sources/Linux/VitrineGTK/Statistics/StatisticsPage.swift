import Features
import GTKSupport
import L10n

/// A catalog's statistics as bars and as a table, updated while photos load and marks change.
///
///     Box
///     ├── HeaderBar: back or close, title
///     ├── Stack: spinner | StatusPage | Box
///     │   ├── FoldingTabs: what the rows count
///     │   ├── StatisticsChart
///     │   ├── Label: download progress or total
///     │   ├── Label: failures
///     │   └── ScrolledWindow    scrolls horizontally if large text needs it
///     │       ├── StatisticsHeader
///     │       └── ScrolledWindow › ListView of StatisticsCell
///     └── Announcement
@MainActor
final class StatisticsPage {
    let root: AnyWidget
    let header: HeaderBar

    /// The buttons that close the page.
    let leave: LeaveButtons

    /// The minimum height of the column headers and rows, in application pixels.
    private static let tableHeight = 120

    private let model: StatisticsViewModel
    private let stack = Stack()
    private let status = StatusPage()
    private let spinner: Spinner
    private let note = Label(announcing: .status).wrapped().justified(0).style("dim-label")
    private let failed = Label().wrapped(lines: 3).justified(0).style("statistics-failed")
    private let rows: ListModel<StatisticsPosition>
    private let chart: StatisticsChart
    private let columns: StatisticsHeader
    private let retry: Button
    private let groupings: FoldingTabs
    private let announcement = Announcement()

    init(model: StatisticsViewModel) {
        self.model = model
        let strings = model.strings
        header = HeaderBar(title: WindowTitle(model.title))
        let close = { @MainActor [weak model] () -> Void in model?.closeTapped() }
        leave = LeaveButtons(
            in: header,
            name: strings("statistics.close"),
            strings: strings,
            back: close,
            closed: close
        )
        spinner = Spinner(name: strings("statistics.loading"))
        rows = ListModel { StatisticsPosition($0) }
        chart = StatisticsChart(model: model)
        columns = StatisticsHeader(model: model)
        retry = Button(strings("list.retry")).wrapped().style("pill", "suggested-action").align(
            .center
        )
        .clicked { [weak model] in model?.retryTapped() }
        let table = ListView(
            rows,
            makeCell: { StatisticsCell(model: model) },
            activated: { _ in }
        ).style("statistics-table").named(model.title)
        groupings = FoldingTabs(
            model.groupings.map { strings("statistics.column.\($0.rawValue)") },
            name: strings("statistics.groupings")
        ) { [weak model] position in
            guard let model, model.groupings.indices.contains(position) else { return }
            model.grouping = model.groupings[position]
        }
        groupings.isVisible = model.groupings.count > 1
        let top = Box.vertical(spacing: 10, groupings, chart.root, chart.caption, note, failed)
            .margins(top: 12, bottom: 6, sides: 12)
        let columnsAndRows = Box.vertical(
            spacing: 0,
            columns.root,
            ScrolledWindow(table).expand(horizontally: true, vertically: true)
        )
        let content = Box.vertical(
            spacing: 0,
            top,
            ScrolledWindow(table: columnsAndRows).fitted(least: Self.tableHeight)
                .expand(horizontally: true, vertically: true)
        )
        stack.add(
            spinner.size(width: 48, height: 48).align(.center, .center),
            named: "loading"
        )
        status.setChild(retry)
        stack.add(status.expand(vertically: true), named: "status")
        stack.add(Clamp(content, width: 720).expand(vertically: true), named: "content")
        root =
            Box.vertical(spacing: 0, header, stack.expand(vertically: true), announcement.root)
            .expand(horizontally: true).style("statistics").erased
        root.bind { [weak self] in self?.update() }
    }

    /// Focuses the first control.
    func focus() { root.focusFirst() }

    private func update() {
        let strings = model.strings
        spinner.isSpinning = model.content == .loading
        announcement.say(model.announcement)
        groupings.select(model.groupings.firstIndex(of: model.grouping))
        switch model.content {
        case .loading: stack.shown = "loading"
        case .table(let content):
            note.text = content.note
            failed.isVisible = content.failure != nil
            failed.text = content.failure ?? ""
            failed.tooltip = content.failure ?? ""
            stack.shown = "content"
        case .failure(let error):
            status.show(
                icon: "dialog-warning-symbolic",
                title: strings("error.title"),
                text: strings.message(for: error).body
            )
            retry.isVisible = true
            stack.shown = "status"
        case .empty(let title, let text):
            status.show(icon: "vitrine-statistics-symbolic", title: title, text: text)
            retry.isVisible = false
            stack.shown = "status"
        }
        // Cells must not be created within a binding.
        if rows.count != model.shown?.rows.count ?? 0 {
            root.beforeNextFrame { [weak self] _ in self?.fitRows() }
        }
    }

    private func fitRows() {
        let count = model.shown?.rows.count ?? 0
        if rows.count > count {
            rows.splice(at: count, removed: rows.count - count, added: 0)
        } else if rows.count < count {
            rows.splice(at: rows.count, removed: 0, added: count - rows.count)
        }
    }
}
