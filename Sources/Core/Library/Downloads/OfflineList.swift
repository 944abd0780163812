public import Catalog
public import Foundation

/// A list that is available offline or being downloaded.
public struct OfflineList: Identifiable, Hashable, Sendable {
    /// The identity of an offline list.
    public struct ID: Hashable, Sendable {
        /// The list's catalog.
        public let catalog: CatalogID
        /// The list within the catalog.
        public let list: ListID

        /// Creates an identity; neither part is validated.
        public init(_ catalog: CatalogID, _ list: ListID) {
            self.catalog = catalog
            self.list = list
        }

        /// The query for the whole list in the service's order.
        public var query: Query { Query(catalog: catalog, list: list) }
    }

    /// The state of a download.
    public enum Activity: Hashable, Sendable {
        /// The list is waiting for other downloads.
        case waiting
        /// The list is being downloaded.
        case running
        /// The user has paused the download.
        case paused
        /// The service doesn't respond or asks for a pause; the download resumes by itself.
        ///
        /// The progress contains the error.
        case waitingForService
        /// The download failed; a retry or an app restart resumes it.
        ///
        /// The progress contains the error.
        case failed
        /// The list is complete.
        case available
    }

    /// The list's identity.
    public let id: ID
    /// The state of its download.
    public var activity: Activity
    /// The progress of its download.
    public var progress = ListProgress()
    /// When the list was last complete; nil if it never was.
    public var finishedAt: Date?
}

/// The estimated size of a list on disk.
public struct OfflineEstimate: Hashable, Sendable {
    /// The number of pictures; an estimate unless all pages are stored.
    public let images: Int
    /// The size in bytes; nil if none of the catalog's pictures has been downloaded yet.
    public let bytes: Int?
}

extension CatalogDescriptor {
    /// The lists that can be made available offline.
    ///
    /// These are the service's lists in a catalog whose pictures are kept between runs. Favorites
    /// are always on disk.
    public var offlineLists: [ListDescriptor] {
        images == .persistent ? lists.filter { $0.content.isOfService } : []
    }
}

extension CatalogError {
    /// Whether other pictures would fail for the same reason.
    public var stopsSync: Bool {
        switch self {
        case .offline, .insecure, .rateLimited, .paced, .storage: true
        case .refused, .notFound, .unauthorized, .server, .badResponse, .cancelled: false
        }
    }
}
