import Catalog
import Features
package import GTKSupport
import L10n

/// The search across all catalogs: a field, and the results below it, grouped by catalog.
///
///     ContentDialog
///     └── Box
///         ├── HeaderBar: title
///         ├── SearchEntry
///         ├── Stack: StatusPage | Spinner | ScrolledWindow › GroupedListBox
///         └── Label: a service did not respond
///
/// Down moves the focus from the field to the rows, and Up from the first row back to the field.
/// Enter in the field opens the selected result, which is the first one.
@MainActor
package final class QuickSearchDialog {
    /// The GTK dialog.
    package let window: ContentDialog

    private let model: QuickSearchViewModel
    private let images: TexturePipeline
    private let choose: @MainActor (Item.ID) -> Void
    private let entry: SearchEntry
    private let stack = Stack()
    private let status = StatusPage().style("compact")
    private let spinner: Spinner
    private let list: GroupedListBox
    private let notice = Label().style("dim-label", "caption").wrapped().margins(6, sides: 12)
    private let announcement = Announcement()
    private var pictures: [PictureView] = []

    init(
        model: QuickSearchViewModel,
        images: TexturePipeline,
        choose: @escaping @MainActor (Item.ID) -> Void
    ) {
        self.model = model
        self.images = images
        self.choose = choose
        let strings = model.strings
        let (stop, enter) = (Callback<() -> Void>(), Callback<() -> Void>())
        let chosen = Callback<(Int) -> Void>()
        entry = SearchEntry(
            prompt: strings("quick-search.prompt"),
            changed: { [weak model] in model?.text = $0 },
            stopped: { stop.action?() },
            entered: { enter.action?() }
        )
        list = GroupedListBox(name: strings("quick-search.results")) { chosen.action?($0) }
        spinner = Spinner(name: strings("list.loading"))
        stack.add(status.expand(vertically: true), named: "status")
        stack.add(spinner.size(width: 32, height: 32).align(.center, .center), named: "loading")
        stack.add(
            // The rows have margins of 6 pixels, so they end where the field does.
            ScrolledWindow(list.style("navigation-sidebar").margins(0, sides: 6))
                .expand(vertically: true),
            named: "rows"
        )
        let title = strings("action.search-everywhere")
        window = ContentDialog(
            title: title,
            Box.vertical(
                spacing: 0,
                HeaderBar(title: WindowTitle(title)),
                entry.margins(6, sides: 12),
                stack.expand(vertically: true),
                notice,
                announcement.root
            )
        )
        stop.action = { [weak self] in self?.window.close() }
        enter.action = { [weak self] in self?.openSelected() }
        chosen.action = { [weak self] in self?.open($0) }
        followKeys()
        follow()
    }

    /// Presents the dialog above a window, and focuses the field.
    func present(above parent: some Widget) {
        window.present(above: parent, width: 520, height: 560)
        // The desktop's search may have set the text.
        entry.text = model.text
        entry.focusAtEnd()
    }

    private func openSelected() {
        if let position = list.selected { open(position) }
    }

    private func open(_ position: Int) {
        let ids = model.groups.flatMap(\.rows).map(\.id)
        if ids.indices.contains(position) { choose(ids[position]) }
    }
}

extension QuickSearchDialog {
    private func followKeys() {
        let (entry, list) = (entry, list)
        // Runs before the field, which handles Enter even while it only captures letters for
        // another widget.
        for key in ["Return", "KP_Enter"] {
            stack.shortcut(
                key,
                .first,
                deciding: { [weak self] in
                    guard let self, let position = list.focused else { return false }
                    open(position)
                    return true
                }
            )
        }
        entry.shortcut("Down", .first) { list.focus(0) }
        list.shortcut(
            "Up",
            .first,
            deciding: {
                guard list.focused == 0 else { return false }
                entry.focus()
                return true
            }
        )
        entry.capturesKeys(of: list.erased)
    }

    private func follow() {
        let model = model
        stack.bind {
            model.groups
        } apply: { [weak self] groups in
            self?.show(groups)
        }
        stack.bind {
            model.content
        } apply: { [weak self] content in
            self?.show(content)
        }
        stack.bind { [entry, notice, list, announcement] in
            entry.text = model.text
            notice.text = model.notice ?? ""
            notice.isVisible = model.notice != nil
            list.accessibleBusy(model.isLoading)
            announcement.say(model.announcement)
        }
    }

    private func show(_ content: QuickSearchViewModel.Content) {
        let strings = model.strings
        spinner.isSpinning = content == .loading
        switch content {
        case .start:
            status.show(
                icon: "system-search-symbolic",
                title: strings("quick-search.start.title"),
                text: strings("quick-search.start.text")
            )
            stack.shown = "status"
        case .loading: stack.shown = "loading"
        case .groups: stack.shown = "rows"
        case .nothing(let words):
            status.show(
                icon: "system-search-symbolic",
                title: strings("list.empty.search.title"),
                text: strings("list.empty.search.text", words)
            )
            stack.shown = "status"
        }
    }

    /// Shows results; a focused row keeps the focus when other rows appear beside it.
    private func show(_ groups: [QuickSearchGroup]) {
        let focused = list.focused
        pictures = []
        list.show(
            groups.map { group in
                (group.title, group.rows.map { (row($0, of: group.catalog), $0.speech) })
            }
        )
        if let focused { list.focus(focused) }
    }

    private func row(_ content: RowContent, of catalog: CatalogDescriptor) -> AnyWidget {
        let isRound = catalog.placeholder == .initials
        let picture = PictureView(
            (32, isRound ? 32 : 48),
            radius: isRound ? 16 : 4,
            isNear: true,
            from: PictureView.Source(
                images: images,
                catalog: catalog,
                request: { [weak model] in model?.imageRequest(for: content, fit: $1) }
            )
        )
        pictures.append(picture)
        picture.show(content.artwork, initials: content.title)
        let line = Label(content.lines.last ?? "").style("caption", "dim-label").ellipsized()
            .justified(0)
        let texts = Box.vertical(
            spacing: 2,
            Label(content.title).ellipsized().justified(0),
            line.visible(!content.lines.isEmpty)
        )
        return Box.horizontal(
            spacing: 12,
            picture.root.align(.center, .center),
            texts.expand(horizontally: true).align(.fill, .center)
        ).margins(4).erased
    }
}
