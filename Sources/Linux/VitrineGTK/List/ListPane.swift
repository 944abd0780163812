import Catalog
import Features
import GTKSupport
import L10n

/// The rows of one list, or a placeholder.
///
///     Stack: spinner | ItemList | StatusPage
@MainActor
final class ListPane {
    let root: AnyWidget
    let list: ItemList

    private let model: ItemListViewModel
    private let stack = Stack()
    private let status = StatusPage()
    private let spinner: Spinner
    private let offers: OfferButtons

    /// Creates the pane; `page` contains it and the widgets above it.
    init(_ context: ListContext, in page: AnyWidget) {
        model = context.model
        let model = model
        offers = OfferButtons(title: { model.title(of: $0) }, tapped: context.offerTapped)
        let strings = model.strings
        list = ItemList(context, in: page)
        spinner = Spinner(name: strings("list.loading"))
        stack.add(
            spinner.size(width: 48, height: 48).align(.center, .center),
            named: "loading"
        )
        stack.add(list.root, named: "list")
        status.setChild(offers.root)
        stack.add(status.expand(vertically: true), named: "status")
        root = stack.expand(vertically: true).erased
        // Observes few properties, because rows that become visible create cells with their own
        // bindings.
        root.bind {
            (model.content, model.rows.isLoading)
        } apply: { [weak self] content, isLoading in
            self?.show(content, isLoading: isLoading)
        }
    }

    private func show(_ content: ListContent, isLoading: Bool) {
        spinner.isSpinning = isLoading && content == .loading
        list.root.accessibleBusy(isLoading)
        if let notice = content.notice(model.strings) {
            status.show(icon: content.icon, title: notice.title, text: notice.text)
            offers.show(notice.offers)
            stack.shown = "status"
        } else {
            stack.shown = content == .rows ? "list" : "loading"
        }
    }
}

extension ListContent {
    /// The name of the icon above the notice.
    fileprivate var icon: String {
        switch self {
        case .rows, .loading: ""
        case .failure: "dialog-warning-symbolic"
        case .empty(.list): "vitrine-no-picture-symbolic"
        case .empty(.search), .empty(.markedSearch): "system-search-symbolic"
        case .empty(.filter): "vitrine-filter-symbolic"
        case .empty(.marked(let kind)): kind.icon(isSet: false)
        }
    }
}
