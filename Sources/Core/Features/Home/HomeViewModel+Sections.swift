public import Catalog
import L10n

/// What the page has below the spotlight.
extension HomeViewModel {
    /// A part of the page.
    public enum Section: Identifiable {
        /// A shelf that has something on it.
        case shelf(ShelfViewModel)
        /// Why the shelves of a catalog are missing.
        case failure(Failure)

        /// Stays the same while the section shows the same shelf or failure.
        public enum ID: Hashable, Sendable {
            /// The identity of the shelf.
            case shelf(ObjectIdentifier)
            /// The failure itself.
            case failure(Failure)
        }

        /// Stays the same while the section shows the same shelf or failure.
        public var id: ID {
            switch self {
            case .shelf(let shelf): .shelf(ObjectIdentifier(shelf))
            case .failure(let failure): .failure(failure)
            }
        }
    }

    /// An error of a catalog that leaves a shelf empty.
    public struct Failure: Hashable, Sendable {
        /// The catalog whose service failed.
        public let catalog: CatalogDescriptor
        /// The error of its first empty shelf.
        public let error: CatalogError
    }

    /// Shelves and failures in the order of the catalogs.
    ///
    /// A failure replaces the first empty shelf of its catalog. An outage has none: the offline banner
    /// reports it.
    public var sections: [Section] {
        var failed: Set<CatalogID> = []
        return shelves.compactMap { shelf in
            if !shelf.cards.isEmpty { return .shelf(shelf) }
            guard let error = shelf.failure, error != .offline, error != .cancelled,
                failed.insert(shelf.catalog.id).inserted
            else { return nil }
            return .failure(Failure(catalog: shelf.catalog, error: error))
        }
    }

    /// The failures among the sections.
    package var failures: [Failure] {
        sections.compactMap { if case .failure(let failure) = $0 { failure } else { nil } }
    }

    /// The words and buttons of a failure, those of a list that failed in the same way.
    public func notice(of failure: Failure) -> ListContent.Notice {
        .failure(failure.error, strings)
    }

    /// The name of the catalog, as the heading above a failure.
    public func title(of failure: Failure) -> String { strings.caption(failure.catalog.title) }

    /// The buttons below the error that the page shows if no shelf has anything.
    public func offers(for error: CatalogError) -> [ListContent.Offer] {
        ListContent.Notice.failure(error, strings).offers
    }

    /// The label of a button below a failure.
    public func title(of offer: ListContent.Offer) -> String {
        offer.title(strings, of: shelves[0].catalog)
    }

    /// The user pressed a button below a failure; a face opens the settings itself.
    public func offerTapped(_ offer: ListContent.Offer) {
        if offer == .retry { refreshRequested() }
    }

    /// The first failure in words; empty without failures.
    var failureSpeech: String {
        failures.first.map { strings.message(for: $0.error).text } ?? ""
    }
}
