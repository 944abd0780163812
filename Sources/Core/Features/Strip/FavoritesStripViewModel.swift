public import Catalog
public import ImagePipeline
public import L10n
import Library
public import Observation

/// A catalog's favorites in a strip above its main list.
///
/// The newest favorite is first, so it is visible without scrolling. All tiles are read from the
/// store and need no network.
@MainActor
@Observable
public final class FavoritesStripViewModel {
    /// The favorites, newest first; empty if there are none and before ``appeared()``.
    public private(set) var tiles: [FavoriteTile] = []

    /// Whether the store has been read.
    public private(set) var isKnown = false

    /// The catalog.
    public let descriptor: CatalogDescriptor
    /// All text shown to the user.
    public let strings: Localizer
    @ObservationIgnored private let library: Library
    @ObservationIgnored private let router: Router
    @ObservationIgnored private let observing = TaskSlot()
    @ObservationIgnored private var isFollowing = false

    init(descriptor: CatalogDescriptor, dependencies: AppDependencies) {
        self.descriptor = descriptor
        strings = dependencies.strings
        library = dependencies.library
        router = dependencies.router
    }

    /// The strip's name for screen readers, such as "Favorites: Characters".
    public var title: String {
        strings("strip.title", strings.caption(descriptor.title))
    }

    /// Returns a request for a picture; nil if the picture's path is invalid.
    public func imageRequest(
        for artwork: Artwork,
        fit: ImageRequest.Fit
    ) -> ImageRequest? {
        library.imageRequest(for: artwork, of: descriptor.id, fit: fit)
    }

    // MARK: User actions

    /// Handles the catalog appearing on screen; reads the favorites again if that failed before.
    public func appeared() {
        guard !isFollowing else { return }
        isFollowing = true
        observing.follow(library.items(marked: .favorite, observedIn: descriptor.id), for: self) {
            model,
            result in
            switch result {
            case .success(let items): model.show(items.map(FavoriteTile.init))
            case .failure(let error): model.failed(error)
            }
        }
    }

    /// Stops observing, because the catalog is removed.
    func close() {
        observing.cancel()
        isFollowing = false
    }

    /// Opens the details of the item on a tile.
    public func tileTapped(_ id: Item.ID) {
        router.openDetails(of: id)
    }
}

extension FavoritesStripViewModel {
    /// Assigns only changes, because an item that is stored again usually has the same title and
    /// picture.
    private func show(_ new: [FavoriteTile]) {
        if tiles != new { tiles = new }
        if !isKnown { isKnown = true }
    }

    private func failed(_ error: CatalogError) {
        isFollowing = false
        router.present(error)
    }
}
