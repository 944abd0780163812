public import Catalog
public import L10n
import Library
public import Observation

/// Who posted how much in a catalog, updated while pictures arrive.
@MainActor
@Observable
public final class StatisticsViewModel {
    /// In the order of ``column``; nil until it is read.
    public private(set) var shown: StatisticsContent?
    /// Why there is nothing newer; nil if all is well.
    public private(set) var error: CatalogError?
    /// The column that the rows are sorted by; posts at first.
    public private(set) var column = StatisticsColumn.posts
    /// Whether the greatest comes first.
    public private(set) var isDescending = true

    /// Stays the same while the model lives.
    public let catalog: CatalogID
    /// Every text shown to the user.
    public let strings: Localizer
    @ObservationIgnored private let library: Library
    @ObservationIgnored private let router: Router
    @ObservationIgnored private let following = TaskSlot()
    @ObservationIgnored private var newest: StatisticsContent?

    /// Reads nothing until ``appeared()``.
    init(catalog: CatalogID, library: Library, router: Router, strings: Localizer) {
        self.catalog = catalog
        self.library = library
        self.router = router
        self.strings = strings
    }

    /// The page came on screen.
    public func appeared() {
        error = nil
        following.follow(library.imageStatisticsUpdates(of: catalog), for: self) { model, result in
            switch result {
            case .success(let statistics): model.came(StatisticsContent(statistics))
            case .failure(let error): model.error = error
            }
        }
    }

    /// The user closed the page.
    public func closeTapped() {
        if router.statisticsCatalog == catalog { router.backTapped() }
    }

    /// The user asked for a retry.
    public func retryTapped() { appeared() }

    /// The user clicked a column's header: sorts by it, or reverses the order.
    public func columnTapped(_ column: StatisticsColumn) {
        if self.column == column {
            isDescending.toggle()
        } else {
            self.column = column
            isDescending = column.isDescendingAtFirst
        }
        sort()
    }

    private func came(_ content: StatisticsContent) {
        newest = content
        sort()
    }

    private func sort() {
        let sorted = newest?.sorted(by: column, isDescending: isDescending)
        if sorted != shown { shown = sorted }
    }
}
