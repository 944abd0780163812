import Catalog
import L10n
import Library
import Primitives

/// A page with a catalog's items that share a fact, such as "Directed by Christopher Nolan".
///
/// Its filter is fixed and never saved, and the catalog's own lists stay as they are.
@MainActor
public final class FilteredListViewModel {
    /// The items.
    public let list: ItemListViewModel
    private let catalog: CatalogViewModel
    private let router: Router

    /// Creates a page with the first list that offers the criteria; nil if the catalog has none.
    init?(_ filter: Filter, of catalog: CatalogViewModel, dependencies: AppDependencies) {
        guard !filter.isEmpty, let own = catalog.lists.first(where: { $0.offers(filter.kinds) })
        else { return nil }
        list = ItemListViewModel(
            query: Query(catalog: own.query.catalog, list: own.query.list, filter: filter),
            descriptor: own.descriptor,
            library: dependencies.library,
            router: dependencies.router,
            strings: own.strings,
            clock: dependencies.clock,
            service: dependencies.services[own.descriptor.id],
            notifications: dependencies.notifications,
            isPushed: true
        )
        self.catalog = catalog
        router = dependencies.router
    }

    /// The shared fact, such as "Directed by Christopher Nolan"; the catalog's name until that of a
    /// genre is known.
    public var title: String {
        let filter = list.query.filter
        guard filter.genres.isEmpty || catalog.genres.value != nil else { return subtitle }
        let genres = catalog.genres.value ?? []
        return FilterChip.chips(of: filter, genres: genres, strings: list.strings)
            .map { $0.title(list.strings) }.joinedLeftToRight(separator: "  ·  ")
    }

    /// The text that a screen reader announces when the page changes, beginning with the fact; empty
    /// if there is nothing to say.
    public var announcement: String {
        list.announcement.isEmpty ? "" : "\(title). \(list.announcement)"
    }

    /// The catalog's name.
    public var subtitle: String { list.strings.caption(list.descriptor.title) }

    // MARK: User actions

    /// Handles the page appearing on screen.
    public func appeared() {
        list.appeared()
        // The title needs their names.
        if !list.query.filter.genres.isEmpty { catalog.filterOpened() }
    }

    /// Handles the page disappearing, or being covered by another one.
    public func disappeared() { list.disappeared() }

    /// Requests the items again.
    public func retryTapped() {
        if !list.rows.isLoading { list.refreshRequested() }
    }

    /// Leaves the page.
    public func backTapped() { router.backTapped() }

    /// Leaves the page and all pages below it.
    public func closeTapped() { router.path = [] }
}

extension FilterChip {
    /// The part as the title of a page.
    fileprivate func title(_ strings: Localizer) -> String {
        switch part {
        case .genre: strings("filtered.genre", text)
        case .years: strings("filtered.years", text)
        case .person: strings("filtered.person", text)
        case .country: strings("filtered.country", text)
        case .language: strings("filtered.language", text)
        case .minimumRating, .maximumRuntime, .notWatched: text
        }
    }
}
