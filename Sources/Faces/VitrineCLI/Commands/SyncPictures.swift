import Catalog

/// The pictures of items, each once and in order.
struct SyncPictures {
    /// A picture and the title of the first item that shows it.
    struct Picture: Hashable {
        /// The picture.
        let artwork: Artwork
        /// What people know it by.
        let title: String
    }

    /// All of them.
    private(set) var all: [Picture] = []
    private var paths: Set<String> = []

    /// Adds the pictures of items.
    mutating func add(_ items: [Item]) {
        for item in items {
            guard let artwork = item.artwork, paths.insert(artwork.path).inserted else { continue }
            all.append(Picture(artwork: artwork, title: item.title))
        }
    }
}
