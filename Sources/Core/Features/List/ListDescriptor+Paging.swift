import Catalog

extension ListDescriptor {
    /// The last page that can exist, 1-based.
    var maximumPage: Int {
        switch content {
        case .service(.pages(let maximum)): maximum ?? .max
        case .service(.none), .favorites: 1
        }
    }
}
