public import Catalog
public import L10n
import Library
public import Observation

/// A catalog's statistics page, which updates as pictures arrive and marks change.
@MainActor
@Observable
public final class StatisticsViewModel {
    private var selected: StatisticsGrouping
    /// The error that ended the updates, or nil.
    public private(set) var error: CatalogError?
    private var sorted: [StatisticsGrouping: StatisticsContent] = [:]
    private var orders: [StatisticsGrouping: StatisticsOrder] = [:]

    /// The catalog.
    public let catalog: CatalogID
    /// What the rows can count, in display order.
    public let groupings: [StatisticsGrouping]
    /// The page title.
    public let title: String
    /// All text shown to the user.
    public let strings: Localizer
    @ObservationIgnored private let library: Library
    @ObservationIgnored private let router: Router
    /// The rows in the order of their names.
    @ObservationIgnored private var newest: [StatisticsGrouping: StatisticsContent] = [:]
    @ObservationIgnored private let followingPosts = TaskSlot()
    @ObservationIgnored private let followingWatched = TaskSlot()
    @ObservationIgnored private let namingGenres = TaskSlot()

    /// Creates a model that reads nothing until ``appeared()``; nil if the catalog has no statistics.
    init?(
        of descriptor: CatalogDescriptor,
        library: Library,
        router: Router,
        strings: Localizer
    ) {
        guard let grouping = descriptor.statistics.first else { return nil }
        catalog = descriptor.id
        groupings = descriptor.statistics
        selected = grouping
        title = strings(descriptor.statisticsTitle)
        self.library = library
        self.router = router
        self.strings = strings
    }

    /// What the rows count, one of ``groupings``; initially the first one.
    public var grouping: StatisticsGrouping {
        get { selected }
        set { if groupings.contains(newValue) { selected = newValue } }
    }

    /// The sorted rows; nil until they are read.
    public var shown: StatisticsContent? { sorted[grouping] }

    /// The column that sorts the rows.
    var order: StatisticsOrder { orders[grouping] ?? grouping.order }

    /// Handles the page appearing on screen.
    public func appeared() {
        error = nil
        if groupings.contains(.user) {
            followingPosts.follow(library.imageStatisticsUpdates(of: catalog), for: self) {
                [strings] model, result in
                model.received(result.map { [.user: StatisticsContent($0, strings)] })
            }
        }
        let ofWatched = groupings.filter(\.isOfWatched)
        guard !ofWatched.isEmpty else { return }
        if groupings.contains(.genre) {
            let name = { @Sendable [library, catalog] () async throws(CatalogError) in
                try await library.nameGenres(of: catalog)
            }
            // Without names, items count under the genres that they were stored with.
            namingGenres.run(for: self, name) { _, _ in }
        }
        followingWatched.follow(library.watchedStatisticsUpdates(of: catalog), for: self) {
            [strings] model, result in
            model.received(
                result.map { statistics in
                    let contents = ofWatched.map { ($0, statistics.content(by: $0, strings)) }
                    return Dictionary(uniqueKeysWithValues: contents)
                }
            )
        }
    }

    /// Closes the page.
    public func closeTapped() {
        if router.statisticsCatalog == catalog { router.backTapped() }
    }

    /// Reads the statistics again.
    public func retryTapped() { appeared() }

    /// Sorts by the 0-based column whose title was clicked, or reverses the order if it already
    /// sorts the rows.
    ///
    /// The first click on a number's title sorts in descending order, that on the names' title in
    /// ascending order.
    public func columnTapped(_ column: Int) {
        guard let shown, shown.columns.indices.contains(column) else { return }
        var order = order
        if order.column == column {
            order.isDescending.toggle()
        } else {
            order = StatisticsOrder(column: column, isDescending: column > 0)
        }
        orders[grouping] = order
        sort(grouping)
    }

    private func received(
        _ result: Result<[StatisticsGrouping: StatisticsContent], CatalogError>
    ) {
        switch result {
        case .success(let contents):
            newest.merge(contents) { $1 }
            contents.keys.forEach(sort)
        case .failure(let error): self.error = error
        }
    }

    private func sort(_ grouping: StatisticsGrouping) {
        let content = newest[grouping]?.sorted(by: orders[grouping] ?? grouping.order)
        if content != sorted[grouping] { sorted[grouping] = content }
    }
}
