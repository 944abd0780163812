import Features
import GTKSupport

/// The pane beside the list, which shows an item's details or a catalog's statistics.
///
///     Stack: DetailsPage | StatisticsPage
@MainActor
final class SidePane {
    let root: AnyWidget
    let details: DetailsPage

    private let stack = Stack()
    private(set) var statistics: StatisticsPage?
    private var holder = Box.vertical()
    private var isFolded = false

    init(details: DetailsPage) {
        self.details = details
        stack.add(details.root, named: "details")
        stack.add(holder, named: "statistics")
        root = stack.size(width: 360).erased
    }

    /// Shows statistics; nil shows the details again.
    func show(_ model: StatisticsViewModel?) {
        holder.removeAll()
        statistics = model.map(StatisticsPage.init)
        if let statistics {
            statistics.leave.setFolded(isFolded)
            holder.append(statistics.root.expand(vertically: true))
            model?.appeared()
        }
        stack.shown = statistics == nil ? "details" : "statistics"
    }

    /// Sets whether the pane covers the list.
    func setFolded(_ isFolded: Bool) {
        self.isFolded = isFolded
        details.setFolded(isFolded)
        statistics?.leave.setFolded(isFolded)
    }

    /// Shows the window buttons at the start if this is the first pane.
    func showsStartButtons(_ isFirst: Bool) {
        details.header.showsStartButtons = isFirst
        statistics?.header.showsStartButtons = isFirst
    }
}
