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
    private let retry: Button
    private let clear: Button

    init(_ context: ListContext) {
        model = context.model
        let model = model
        let strings = model.strings
        list = ItemList(context)
        spinner = Spinner(name: strings("list.loading"))
        retry = Button(strings("list.retry")).wrapped().action("win.refresh")
            .style("pill", "suggested-action").align(.center)
        clear = Button(strings("filter.clear")).wrapped().style("pill").align(.center)
            .clicked { [weak model] in model?.filterCleared() }
        stack.add(
            spinner.size(width: 48, height: 48).align(.center, .center),
            named: "loading"
        )
        stack.add(list.root, named: "list")
        status.setChild(Box.vertical(spacing: 12, retry, clear))
        stack.add(status.expand(vertically: true), named: "status")
        root = stack.expand(vertically: true).erased
        // Rows that come on screen make cells with bindings of their own.
        root.bind {
            Content(of: model)
        } apply: { [weak self] in
            self?.show($0)
        }
    }

    private func show(_ content: Content) {
        spinner.isSpinning = content.isLoading && content.part == .loading
        list.root.accessibleBusy(content.isLoading)
        switch content.part {
        case .list: stack.shown = "list"
        case .loading: stack.shown = "loading"
        case .failure(let error): showFailure(model.strings.message(for: error))
        case .empty(let reason): showEmpty(reason)
        }
    }

    private func showFailure(_ message: ErrorMessage) {
        status.show(
            icon: "dialog-warning-symbolic",
            title: model.strings("list.failed.title"),
            text: message.body
        )
        retry.isVisible = true
        clear.isVisible = false
        stack.shown = "status"
    }

    private func showEmpty(_ reason: EmptyReason) {
        let strings = model.strings
        let (key, icon) =
            switch reason {
            case .list: ("list.empty", "vitrine-no-picture-symbolic")
            case .search: ("list.empty.search", "system-search-symbolic")
            case .filter: ("list.empty.filter", "vitrine-filter-symbolic")
            case .favorites: ("list.empty.favorites", "vitrine-heart-symbolic")
            }
        let text =
            if case .search(let words) = reason {
                strings("\(key).text", words)
            } else {
                strings("\(key).text")
            }
        status.show(icon: icon, title: strings("\(key).title"), text: text)
        retry.isVisible = reason == .list
        clear.isVisible = reason == .filter
        stack.shown = "status"
    }
}

extension ListPane {
    /// What the pane shows.
    private struct Content: Equatable {
        enum Part: Equatable {
            case list
            case loading
            case failure(CatalogError)
            case empty(EmptyReason)
        }

        let part: Part
        let isLoading: Bool

        @MainActor
        init(of model: ItemListViewModel) {
            isLoading = model.rows.isLoading
            if !model.ids.isEmpty {
                part = .list
            } else if let error = model.rows.error {
                part = .failure(error)
            } else if let reason = model.emptyReason {
                part = .empty(reason)
            } else {
                part = .loading
            }
        }
    }
}
