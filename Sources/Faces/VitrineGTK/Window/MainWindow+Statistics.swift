import Features
import GTKSupport

/// The statistics of a catalog, in the pane beside the list.
extension MainWindow {
    /// Shows or hides the statistics when the route changes.
    func followStatistics() {
        let model = model
        window.bind {
            model.router.statisticsCatalog
        } apply: { [weak self] _ in
            self?.statisticsRouteChanged()
        }
    }

    private func statisticsRouteChanged() {
        let wasOpen = side.statistics != nil
        model.statisticsRouteChanged()
        guard wasOpen || model.statistics != nil else { return }
        side.show(model.statistics)
        sideChanged()
        if let page = side.statistics {
            page.focus()
        } else if model.router.path.isEmpty {
            currentList?.focus()
        }
    }
}
