import Features
import GTKSupport
import L10n

extension MainWindow {
    /// Declares what menus, buttons and keys can do, once.
    func addActions() {
        let actions = [
            Action("refresh", keys: ["F5", "<Control>r"]) { [weak self] in
                self?.currentList?.refresh()
            },
            Action("back", keys: ["<Alt>Left"], unclaimedKeys: ["Escape"]) { [weak self] in
                self?.goBack()
            },
            Action("search", keys: ["<Control>f"]) { [weak self] in
                self?.currentPage?.focusSearch()
            },
            Action("shortcuts", keys: ["<Control>question"]) { [weak self] in
                self?.showShortcuts()
            },
            Action("preferences", keys: ["<Control>comma"]) { [weak self] in
                self?.showPreferences()
            },
            Action("about") { [weak self] in self?.showAbout() },
            Action("close", keys: ["<Control>w", "<Control>q"]) { [weak self] in
                self?.window.close()
            },
        ]
        for action in actions { window.addAction(action, of: application) }
    }

    func primaryMenu() -> Menu {
        let menu = Menu()
        menu.append(model.strings("action.refresh"), action: "win.refresh")
        menu.append(model.strings("settings.title"), action: "win.preferences")
        menu.append(model.strings("action.shortcuts"), action: "win.shortcuts")
        menu.append(model.strings("action.about"), action: "win.about")
        menu.append(model.strings("action.quit"), action: "win.close")
        return menu
    }

    /// Out of the topmost place, else out of the search.
    private func goBack() {
        if model.router.path.isEmpty {
            currentPage?.leaveSearch()
        } else {
            model.router.backTapped()
        }
    }

    private func showShortcuts() {
        let strings = model.strings
        ShortcutsWindow([
            ShortcutsWindow.Group(
                strings("shortcuts.general"),
                [
                    .init("F5 <Control>r", strings("action.refresh")),
                    .init("Escape <Alt>Left", strings("details.back")),
                    .init("F10", strings("action.more")),
                    .init("<Control>comma", strings("settings.title")),
                    .init("<Control>question", strings("action.shortcuts")),
                    .init("<Control>q <Control>w", strings("action.quit")),
                ]
            ),
            ShortcutsWindow.Group(
                strings("shortcuts.list"),
                [
                    .init("Return", strings("action.open-details")),
                    .init("Home", strings("shortcuts.first")),
                    .init("End", strings("shortcuts.last")),
                ]
            ),
        ]).present(above: window)
    }
}
