public import Catalog
public import L10n
import Library
public import Observation

/// A catalog's statistics page, which updates as pictures arrive.
@MainActor
@Observable
public final class StatisticsViewModel {
    /// The rows sorted by ``column``; nil until they are read.
    public private(set) var shown: StatisticsContent?
    /// The error that ended the updates, or nil.
    public private(set) var error: CatalogError?
    /// The column that sorts the rows; initially posts.
    public private(set) var column = StatisticsColumn.posts
    /// Whether the greatest value is first; initially true.
    public private(set) var isDescending = true

    /// The catalog.
    public let catalog: CatalogID
    /// All text shown to the user.
    public let strings: Localizer
    @ObservationIgnored private let library: Library
    @ObservationIgnored private let router: Router
    @ObservationIgnored private let following = TaskSlot()
    @ObservationIgnored private var newest: StatisticsContent?

    /// Creates a model that reads nothing until ``appeared()``.
    init(catalog: CatalogID, library: Library, router: Router, strings: Localizer) {
        self.catalog = catalog
        self.library = library
        self.router = router
        self.strings = strings
    }

    /// Handles the page appearing on screen.
    public func appeared() {
        error = nil
        following.follow(library.imageStatisticsUpdates(of: catalog), for: self) { model, result in
            switch result {
            case .success(let statistics): model.came(StatisticsContent(statistics))
            case .failure(let error): model.error = error
            }
        }
    }

    /// Closes the page.
    public func closeTapped() {
        if router.statisticsCatalog == catalog { router.backTapped() }
    }

    /// Reads the statistics again.
    public func retryTapped() { appeared() }

    /// Sorts by the column whose title was clicked, or reverses the order if it already sorts the
    /// rows.
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
