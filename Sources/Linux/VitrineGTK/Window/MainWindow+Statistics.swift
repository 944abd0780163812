import Features
import GTKSupport

/// A catalog's statistics, in the pane beside the list.
extension MainWindow {
    /// Shows or hides the statistics when the route changes.
    func followStatistics() {
        let model = model
        window.bind {
            model.statistics.map(Identity.init)
        } apply: { [weak self] _ in
            self?.statisticsChanged()
        }
    }

    private func statisticsChanged() {
        let wasOpen = side.statistics != nil
        guard wasOpen || model.statistics != nil else { return }
        side.show(model.statistics)
        side.statistics?.header.showsCloseAlone(outer.isFolded)
        sideChanged()
        if let page = side.statistics {
            page.focus()
        } else if model.router.path.isEmpty {
            currentList?.focus()
        }
    }
}
