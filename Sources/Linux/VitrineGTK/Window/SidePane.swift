import Catalog
import Features
import GTKSupport

/// The pane beside the list, which shows an item's details, the list of a section's items, the items
/// that share a fact, or a catalog's statistics.
///
///     Stack: DetailsPage | RelatedPage | FilteredPage | StatisticsPage
@MainActor
final class SidePane {
    let root: Clamp
    let details: DetailsPage

    private let marks: Marks
    private let images: TexturePipeline
    private let stack = Stack()
    private(set) var statistics: StatisticsPage?
    /// The list of a section's items, which stays while pages opened from it cover it.
    private(set) var related: RelatedPage?
    /// The items that share a fact, which stay while pages opened from them cover them.
    private(set) var filtered: FilteredPage?
    private let holder = Box.vertical()
    private let relatedHolder = Box.vertical()
    private let filteredHolder = Box.vertical()
    private var isFolded = false
    private var showsStart = false

    init(details: DetailsPage, marks: Marks, images: TexturePipeline) {
        self.details = details
        self.marks = marks
        self.images = images
        stack.add(details.root, named: "details")
        stack.add(relatedHolder, named: "related")
        stack.add(filteredHolder, named: "filtered")
        stack.add(holder, named: "statistics")
        // Its own natural width would change from page to page, and the list's width with it.
        root = Clamp(
            stack.style("side-pane").size(width: Self.leastWidth),
            naturalWidth: Self.leastWidth
        )
    }

    /// The minimum width of the pane, and of the list beside it, in application pixels.
    nonisolated static let leastWidth = 360

    /// Returns the width of the pane in a window that has `room` for the list and the pane; both in
    /// application pixels.
    ///
    /// It depends on nothing else, so that every page and every start has the same layout.
    nonisolated static func width(in room: Int) -> Int {
        max(leastWidth, min(max(room * 5 / 12, 400), 760, room - leastWidth))
    }

    /// Adapts the pane to the room for the list and the pane, in application pixels.
    func fit(in room: Int) {
        let width = Self.width(in: room)
        root.setNaturalWidth(width)
        details.expectedWidth = isFolded ? room : width
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

    /// Shows the list of a section's items; nil shows the details again.
    func show(_ model: RelatedViewModel?) {
        guard let model else {
            if stack.shown == "related" { showDetails() }
            return
        }
        if related?.model !== model {
            relatedHolder.removeAll()
            let page = RelatedPage(model: model, marks: marks, images: images)
            page.leave.setFolded(isFolded)
            page.header.showsStartButtons = showsStart
            relatedHolder.append(page.root.expand(vertically: true))
            related = page
        }
        stack.shown = "related"
    }

    /// Shows the items that share a fact; nil shows the details again.
    func show(_ model: FilteredListViewModel?, of app: AppModel) {
        guard let model else {
            if stack.shown == "filtered" { showDetails() }
            return
        }
        if filtered?.model !== model {
            filteredHolder.removeAll()
            let page = FilteredPage(model: model, app: app, images: images)
            page.leave.setFolded(isFolded)
            page.header.showsStartButtons = showsStart
            filteredHolder.append(page.root.expand(vertically: true))
            filtered = page
        }
        stack.shown = "filtered"
    }

    /// Shows the details again, unless the pane is sliding away as it is.
    private func showDetails() {
        if isFolded || details.isOpen { stack.shown = "details" }
    }

    /// The item of the focused row in a list, or nil.
    var focusedItem: Item.ID? {
        switch stack.shown {
        case "related": related?.focusedItem
        case "filtered": filtered?.focusedItem
        default: nil
        }
    }

    /// Focuses the first control of the page.
    func focus() {
        switch stack.shown {
        case "statistics": statistics?.focus()
        case "related": related?.focus()
        case "filtered": filtered?.focus()
        default: details.focus()
        }
    }

    /// Releases what the pane showed, after it was closed.
    func emptyIfClosed() {
        guard !details.isOpen else { return }
        details.empty()
        if stack.shown != "statistics" { stack.shown = "details" }
        releaseLists()
    }

    /// Releases the lists opened from details.
    func releaseLists() {
        relatedHolder.removeAll()
        filteredHolder.removeAll()
        (related, filtered) = (nil, nil)
    }

    /// Sets whether the pane covers the list.
    func setFolded(_ isFolded: Bool) {
        self.isFolded = isFolded
        details.setFolded(isFolded)
        related?.leave.setFolded(isFolded)
        filtered?.leave.setFolded(isFolded)
        statistics?.leave.setFolded(isFolded)
    }

    /// Shows the window buttons at the start if this is the first pane.
    func showsStartButtons(_ isFirst: Bool) {
        showsStart = isFirst
        for header in [
            details.header, related?.header, filtered?.header, statistics?.header,
        ] {
            header?.showsStartButtons = isFirst
        }
    }
}
