import Catalog
import Library

/// The events a list's state handles and the effects it returns.
extension ListState {
    /// The stage in showing the query.
    enum Phase: Equatable {
        /// Nothing is shown.
        case idle
        /// The stored order is being read; the first page will be requested after a delay.
        case reading(askAfter: Duration)
        /// The first page is requested.
        case asked
        /// The first page arrived.
        case came(isEmpty: Bool)
        /// The request failed.
        case failed(CatalogError)
        /// The store failed and will report no more orders.
        case broken(CatalogError)
    }

    /// A request for a page; a unique number makes it possible to recognize a late response.
    struct Request: Hashable {
        enum Purpose: Hashable {
            /// The first page of a new query, after a delay.
            case show(after: Duration)
            /// The first page again; `isUserInitiated` is true if the user asked and failed
            /// pictures are to be retried.
            case refresh(isUserInitiated: Bool)
            /// The first page again, until the service responds.
            case recover
            /// A page after the first; a retry is repeated until the service responds.
            case next(wasStored: Bool, isRetry: Bool = false)
        }

        let number: Int
        let query: Query
        /// The 1-based number of the page.
        let page: Int
        let purpose: Purpose
    }

    /// Something the state has to handle.
    enum Event: Equatable {
        // The user, or the front end on their behalf.
        case appeared
        case disappeared
        /// Another query was chosen; more changes may follow within `askAfter`.
        case chosen(Query, askAfter: Duration = .zero)
        /// Another query was typed while the list is on screen; more typing may follow within
        /// `askAfter`.
        case searched(Query, askAfter: Duration)
        case searchEnded
        case refreshRequested
        case pageRetried
        /// The 0-based range of visible rows.
        case rowsSeen(Range<Int>)
        // Everything else that happens outside the list.
        /// The service is down, or up again.
        case serviceChanged
        case sourceChanged
        // The results of effects.
        /// The stored order, read before the list appeared.
        case storedOrderRead(ItemOrder)
        case orderChanged(ItemOrder)
        case storeFailed(Query, CatalogError)
        /// A page arrived and was stored; `total` is the service's count of all rows.
        case pageCame(Request, isEmpty: Bool, total: Int? = nil)
        case pageFailed(Request, CatalogError)
        case wholeListChanged(Query, ListProgress)
        case wholeListFailed(Query, CatalogError)
    }

    /// An action for ``ListEffects``.
    enum Effect: Equatable {
        /// Follow this query's stored order instead of any other.
        case follow(Query)
        case unfollow
        /// Request a page, cancelling any running request for the first or a later page.
        case ask(Request)
        case cancelFirstPage
        case cancelNextPage
        /// Fetch all of a query's missing pages.
        case fetchWhole(Query)
        case stopWholeList
        case readRowsAgain
        case report(CatalogError)
        /// Show an alert for the outage unless one has already been shown.
        case reportOutage
    }
}
