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
                self?.model.router.backTapped()
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
        menu.append(model.strings("action.about"), action: "win.about")
        menu.append(model.strings("action.quit"), action: "win.close")
        return menu
    }

    private func showAbout() {
        AboutDialog(
            name: model.strings("app.name"),
            icon: "io.github.vitrine_app.Vitrine",
            version: model.version,
            comments: model.strings("about.comments")
        ).present(above: window)
    }
}
