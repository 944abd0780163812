public import Catalog
public import Foundation

/// A list that is available offline, or is becoming so.
public struct OfflineList: Identifiable, Hashable, Sendable {
    /// A list of a catalog.
    public struct ID: Hashable, Sendable {
        /// Whose list it is.
        public let catalog: CatalogID
        /// The list.
        public let list: ListID

        /// Neither part is validated.
        public init(_ catalog: CatalogID, _ list: ListID) {
            self.catalog = catalog
            self.list = list
        }

        /// The whole list, in the service's own order.
        public var query: Query { Query(catalog: catalog, list: list) }
    }

    /// What happens to it.
    public enum Activity: Hashable, Sendable {
        /// It waits for its turn.
        case waiting
        /// It is being fetched.
        case running
        /// The user has paused it.
        case paused
        /// The service does not respond, or asks for a pause; it continues by itself. The progress
        /// has the error.
        case halted
        /// It was stopped, until it is tried again or the program starts again. The progress has
        /// the error.
        case failed
        /// It is whole.
        case kept
    }

    /// Which list.
    public let id: ID
    /// What happens to it.
    public var activity: Activity
    /// How much of it is there.
    public var progress = ListProgress()
    /// When it was last whole; nil if it never was.
    public var finishedAt: Date?

    /// Nothing of it is there by default.
    public init(id: ID, activity: Activity) {
        self.id = id
        self.activity = activity
    }
}

/// What a list will take on disk.
public struct OfflineEstimate: Hashable, Sendable {
    /// The number of its pictures; estimated unless all pages are stored.
    public let images: Int
    /// Bytes; nil if no picture of its catalog has been downloaded yet.
    public let bytes: Int?

    /// Neither number is validated.
    public init(images: Int, bytes: Int?) {
        self.images = images
        self.bytes = bytes
    }
}

extension CatalogDescriptor {
    /// The lists that can be made available offline: those of the service, in a catalog whose
    /// pictures outlive the run.
    ///
    /// Favorites are on the disk as they are.
    public var offlineLists: [ListDescriptor] {
        images == .persistent ? lists.filter { $0.content != .favorites } : []
    }
}

extension CatalogError {
    /// Whether further pictures would fail for the same reason.
    public var stopsSync: Bool {
        switch self {
        case .offline, .insecure, .rateLimited, .storage: true
        case .notFound, .unauthorized, .server, .badResponse, .cancelled: false
        }
    }
}
