import Catalog
import Features
import GTKSupport
import L10n

/// Saves and restores the window state.
extension MainWindow {
    /// Saves the current state; does nothing once the window has been closed.
    package func remember() {
        let top = currentPage?.isSearching == true ? nil : currentList?.scroller.topItem
        guard let size = window.size, let app = model.restorationState(top: top) else { return }
        var state = WindowState()
        state.size = WindowState.Size(width: size.width, height: size.height)
        state.isMaximized = window.isMaximized && !DisplayKind.current.isFilled
        state.app = app
        keep(state)
    }

    /// Asks whether to close the window without the changes that aren't saved, and closes it.
    private func closingChanged(to state: ClosingViewModel.State) {
        let question = closingQuestion
        closingQuestion = nil
        if state != .asking { question?.close() }
        switch state {
        // A change failed, and its alert says so.
        case .notRequested: application.allowSessionEnd()
        case .waiting: break
        case .asking:
            let strings = model.strings
            let dialog = AlertDialog(
                heading: strings("quit.title"),
                body: strings("quit.body", count: closing.unsavedCount),
                responses: [
                    AlertDialog.Response(
                        "quit",
                        label: strings("action.quit-anyway"),
                        isDestructive: true
                    ),
                    AlertDialog.Response("wait", label: strings("action.wait")),
                ],
                above: window
            )
            closingQuestion = dialog
            dialog.present { [weak self] answer in
                guard let self else { return }
                closingQuestion = nil
                if answer == "quit" {
                    closing.anywayTapped()
                } else {
                    closing.waitTapped()
                }
            }
        case .ready: window.close()
        }
    }

    /// Restores the window size.
    func restoreSize(_ state: WindowState) {
        if let size = state.size { window.resize(width: size.width, height: size.height) }
        if state.isMaximized || DisplayKind.current.isFilled { window.maximize() }
    }

    /// Saves the state after each navigation, so that a crash loses little.
    func followState() {
        let (model, closing) = (model, closing)
        window.closing { [weak self] in
            closing.closeRequested()
            if closing.state == .ready { self?.remember() }
            return closing.state == .ready
        }
        window.bind {
            closing.state
        } apply: { [weak self] state in
            self?.closingChanged(to: state)
        }
        window.bind {
            // The parts of the state that navigation changes.
            let catalog = model.catalog
            let list = catalog.flatMap { model.catalogModel(of: $0) }?.selected.query.list
            return (catalog?.id, list, model.router.pushed)
        } apply: { [weak self] _, _, _ in
            guard let self, isPastSplash, pages.lists.values.allSatisfy({ !$0.isRestoring }) else {
                return
            }
            remember()
        }
    }
}
