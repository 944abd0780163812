import Catalog

/// The pictures of items, without duplicates and in order.
struct SyncPictures {
    /// A picture and the title of the first item that shows it.
    struct Picture: Hashable {
        let artwork: Artwork
        /// The title shown for it in messages.
        let title: String
    }

    private(set) var all: [Picture] = []
    private var paths: Set<String> = []

    mutating func add(_ items: [Item]) {
        for item in items {
            guard let artwork = item.artwork, paths.insert(artwork.path).inserted else { continue }
            all.append(Picture(artwork: artwork, title: item.title))
        }
    }
}
