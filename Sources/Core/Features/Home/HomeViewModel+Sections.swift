public import Catalog
import L10n
import Observation

/// The sections of the home page below the spotlight.
extension HomeViewModel {
    /// A section of the page.
    public enum Section: Identifiable {
        /// A shelf with something on it, or waiting for its items.
        case shelf(ShelfViewModel)
        /// The reason a catalog's shelves are missing.
        case failure(Failure)

        /// Stays the same while the section shows the same shelf or failure.
        public enum ID: Hashable, Sendable {
            /// The shelf's identity.
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

    /// A catalog's error that leaves a shelf empty.
    public struct Failure: Hashable, Sendable {
        /// The catalog whose service failed.
        public let catalog: CatalogDescriptor
        /// The error of its first empty shelf.
        public let error: CatalogError
    }

    /// Shelves and failures, in catalog order.
    ///
    /// A shelf keeps its place while its items are requested, so that a slow service moves nothing.
    /// A failure replaces its catalog's first empty shelf. An outage adds no failure, because the
    /// offline banner reports it.
    public var sections: [Section] {
        var failed: Set<CatalogID> = []
        return shelves.compactMap { shelf in
            if !shelf.cards.isEmpty || shelf.isWaiting { return .shelf(shelf) }
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

    /// Returns a failure's text and buttons, the same as for a list that failed that way.
    public func notice(of failure: Failure) -> ListContent.Notice {
        .failure(failure.error, stringsOf(failure.catalog.id))
    }

    /// Returns the catalog's name, used as the heading above a failure.
    public func title(of failure: Failure) -> String { strings.caption(failure.catalog.title) }

    /// What the page shows if all shelves are empty; nil for the shelves and the spinner.
    public var notice: ListContent.Notice? {
        switch content {
        case .loading, .shelves: return nil
        case .failure(let error):
            let strings = strings(for: error)
            return ListContent.Notice(
                title: strings("error.title"),
                text: strings.message(for: error).body,
                offers: ListContent.Notice.failure(error, strings).offers
            )
        case .empty:
            return ListContent.Notice(
                title: strings("list.empty.title"),
                text: strings("list.empty.text"),
                offers: [.retry]
            )
        }
    }

    /// Returns the label of a button below a failure.
    public func title(of offer: ListContent.Offer) -> String {
        offer.title(strings, of: shelves[0].catalog)
    }

    /// Handles a button below a failure, except `settings`, which the front end opens itself.
    public func offerTapped(_ offer: ListContent.Offer) {
        if offer == .retry { refreshRequested() }
    }

    /// Shows an alert for the failure that `find` returns once all requests have ended.
    func reportWhenLoaded(_ find: @escaping @MainActor (HomeViewModel) -> Failure?) {
        let states = Observations { [weak self] in self?.isLoading ?? false }
        reporting.follow(states, for: self) { home, isLoading in
            guard isLoading == .success(false) else { return }
            home.reporting.cancel()
            guard let failure = find(home) else { return }
            if failure.error == .offline { home.services[failure.catalog.id].wasReported() }
            home.router.present(failure.error, of: failure.catalog.id)
        }
    }

    /// The spoken message of the first failure; empty without failures.
    var failureSpeech: String {
        failures.first.map { strings(for: $0.error).message(for: $0.error).text } ?? ""
    }
}
