public import Catalog
public import L10n
import Library
public import Observation

/// Who posted how much in a catalog, kept up to date while pictures arrive.
@MainActor
@Observable
public final class StatisticsViewModel {
    /// What is shown, in the order of ``column``; nil while nothing is known.
    public private(set) var shown: StatisticsContent?
    /// Why nothing more is known; nil while all is well.
    public private(set) var error: CatalogError?
    /// The column that the rows are sorted by; posts at first.
    public private(set) var column = StatisticsColumn.posts
    /// Whether the greatest comes first.
    public private(set) var isDescending = true

    /// The catalog.
    public let catalog: CatalogID
    /// The words.
    public let strings: Localizer
    @ObservationIgnored private let library: Library
    @ObservationIgnored private let following = TaskSlot()
    @ObservationIgnored private var newest: StatisticsContent?

    /// Makes the model; it reads nothing until ``appeared()``.
    init(catalog: CatalogID, library: Library, strings: Localizer) {
        self.catalog = catalog
        self.library = library
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

    /// The person asked once more.
    public func retryTapped() { appeared() }

    /// The person tapped the head of a column: sorts by it, or the other way round.
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
