import Features
import GTKSupport

/// The items that share a fact, in the pane beside the list.
extension MainWindow {
    /// Shows or hides the items when the route changes.
    func followFiltered() {
        let model = model
        window.bind {
            model.filtered.map(Identity.init)
        } apply: { [weak self] _ in
            self?.filteredChanged()
        }
    }

    private func filteredChanged() {
        let hadFocus = side.root.hasFocusWithin
        side.show(model.filtered, of: model)
        guard let page = side.filtered, model.filtered != nil else {
            if hadFocus, details.isOpen { side.focus() }
            return
        }
        page.header.showsCloseAlone(outer.isFolded)
        if hadFocus { page.focus() }
    }
}
