import Catalog
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
        for action in actions + catalogActions() { window.addAction(action, of: application) }
    }

    /// Ctrl and a digit for each of the first nine catalogues.
    private func catalogActions() -> [Action] {
        model.catalogs.prefix(9).enumerated().map { position, catalog in
            Action("catalog-\(position + 1)", keys: [Self.keys(ofCatalog: position)]) {
                [weak self] in self?.model.catalogKeyPressed(catalog.id)
            }
        }
    }

    private static func keys(ofCatalog position: Int) -> String { "<Control>\(position + 1)" }

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
        var groups = [
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
        ]
        if model.catalogs.count > 1 {
            let keys = model.catalogs.prefix(9).enumerated().map { position, catalog in
                ShortcutsWindow.Shortcut(
                    Self.keys(ofCatalog: position),
                    strings.caption(catalog.title)
                )
            }
            groups.append(ShortcutsWindow.Group(strings("shortcuts.catalogs"), keys))
        }
        ShortcutsWindow(groups).present(above: window)
    }
}
