import Catalog
import Library

/// What a list's state is told, and what it asks to be done.
extension ListState {
    /// A page requested from the service; no two are equal, so that a late answer is recognized.
    struct Request: Hashable {
        enum Purpose: Hashable {
            /// The first page of what is shown, after a delay.
            case show(after: Duration)
            /// The first page again; failed pictures are retried, too, if the user asked.
            case refresh(isUserInitiated: Bool)
            /// The first page again, after the outage's delay.
            case recover
            /// A further page.
            case next(wasStored: Bool)
        }

        let number: Int
        let query: Query
        /// 1-based.
        let page: Int
        let purpose: Purpose
    }

    /// Something that happened.
    enum Event: Equatable {
        // The user, or the face on their behalf.
        case appeared
        case disappeared
        /// Another query is chosen; choosing may go on for `askAfter`.
        case chosen(Query, askAfter: Duration = .zero)
        /// Another query is typed, and the list is on screen; typing may go on for `askAfter`.
        case searched(Query, askAfter: Duration)
        case searchEnded
        case refreshRequested
        case pageRetried
        /// The 0-based range of visible rows.
        case rowsSeen(Range<Int>)
        // The world.
        case networkReturned
        /// Something else of the catalog found that its service is down, or up again.
        case outageChanged
        case sourceChanged
        // Answers to effects.
        /// The stored order, read before the list appears.
        case peeked(ItemOrder)
        case orderChanged(ItemOrder)
        case storeFailed(Query, CatalogError)
        /// A page arrived and is stored; `total` is the service's number of all rows.
        case pageCame(Request, isEmpty: Bool, total: Int? = nil)
        case pageFailed(Request, CatalogError)
        case completionChanged(Query, ListProgress)
        case completionFailed(Query, CatalogError)
    }

    /// Something to do.
    enum Effect: Equatable {
        /// Follow the stored order of a query, and of no other.
        case follow(Query)
        case unfollow
        /// Request a page instead of what was requested for the same purpose.
        case ask(Request)
        case cancelFirstPage
        case cancelNextPage
        /// Fetch all pages of a query.
        case complete(Query)
        case stopCompleting
        case readRowsAgain
        case serviceAnswered
        case serviceWentDown
        /// A retry during an outage failed.
        case recoveryFailed
        /// Retries begin with the shortest delay again.
        case recoverSooner
        case report(CatalogError)
        /// Report the outage, unless that has been done.
        case reportOutage
    }
}
