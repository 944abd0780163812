import Catalog
import Features
import GTKSupport
import L10n

/// The actions for menus, buttons and keys, declared by ``WindowAction``.
extension MainWindow {
    /// Adds the actions, and enables or disables them when the model changes.
    func addActions() {
        let all = WindowAction.all(model)
        for action in all {
            let added = Action(
                action.name,
                keys: action.keys,
                unclaimedKeys: action.unclaimedKeys
            ) { [weak self] in self.map(action.perform) }
            window.addAction(added, of: application)
        }
        window.sideButtonPressed { [window] in
            window.activate(action: $0 == .back ? "win.back" : "win.forward")
        }
        // GTK finds no shortcut if the keyboard types another letter, or a digit only with Shift.
        window.erased.keyPressed { [window] key in
            let action = all.first { $0.keys.contains { $0 == key.accelerator } }
            if let action { window.activate(action: "win.\(action.name)") }
            return action != nil
        }
        let model = model
        window.bind {
            all.map { $0.isEnabled(model) }
        } apply: { [weak self] states in
            for (action, isEnabled) in zip(all, states) {
                self?.window.setEnabled(action.name, isEnabled)
            }
        }
    }

    /// Closes what was opened last.
    func goBack() {
        if model.backTapped(isListSeen: !inner.isFolded) { currentList?.focus() }
    }

    /// Focuses the search field, closing details that cover it.
    func focusSearch() {
        guard inner.isFolded, !model.router.path.isEmpty else {
            currentPage?.focusSearch()
            return
        }
        model.router.path = []
        // Deferred until the list has reappeared, because that moves the focus to the list.
        window.whenIdle { [weak self] in self?.currentPage?.focusSearch() }
    }

    /// Sets or removes a mark of the focused row, or of the open item if no row is focused.
    func keyPressed(for kind: MarkKind) {
        model.keyPressed(for: kind, focused: focusedItem, isInDetails: details.root.hasFocusWithin)
    }

    /// Rates the focused row, or the open item if no row is focused.
    func keyPressed(rating: OwnRating?) {
        model.keyPressed(
            rating: rating,
            focused: focusedItem,
            isInDetails: details.root.hasFocusWithin
        )
    }

    private var focusedItem: Item.ID? {
        side.focusedItem ?? currentList?.scroller.focusedItem
    }

    func showShortcuts() {
        let groups = WindowAction.shortcutGroups(model).map { group in
            ShortcutsWindow.Group(
                group.title,
                group.shortcuts.map { ShortcutsWindow.Shortcut($0.keys, $0.caption) }
            )
        }
        ShortcutsWindow(
            groups,
            title: model.strings("action.shortcuts"),
            search: model.strings("action.search")
        ).present(above: window)
    }
}
