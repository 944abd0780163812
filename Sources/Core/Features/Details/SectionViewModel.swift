public import Catalog
public import ImagePipeline
public import Observation

/// A shelf on a details page: the first items of a section.
@MainActor
@Observable
public final class SectionViewModel: ShelfModel {
    /// The items in order, at most ``ShelfViewModel/count``.
    public private(set) var cards: [RowContent]

    /// The catalog of the items.
    public let catalog: CatalogDescriptor
    /// The section's declaration.
    public let descriptor: SectionDescriptor
    /// The heading.
    public let title: String
    @ObservationIgnored private weak var details: DetailsViewModel?

    init(_ section: DetailsSection, of details: DetailsViewModel) {
        cards = section.cards
        descriptor = section.descriptor
        catalog = section.catalog
        title = section.title
        self.details = details
    }

    /// The shape of the pictures.
    public var shape: ShelfDescriptor.Shape { descriptor.shape }

    /// The list of all items, or nil.
    public var opens: ShelfTarget? {
        guard descriptor.all != nil, let details else { return nil }
        return .page(.related(details.id, descriptor.id))
    }

    /// True, because the shelf is on a details page.
    public var isOnDetails: Bool { true }

    /// False, because the items came with the details.
    public var isWaiting: Bool { false }

    /// Increases when failed pictures should be retried.
    public var pictureAttempt: Int { details?.pictureAttempt ?? 0 }

    /// Returns a request for a picture; nil if the picture's path is invalid.
    public func imageRequest(for artwork: Artwork, fit: ImageRequest.Fit) -> ImageRequest? {
        details?.imageRequest(for: artwork, of: catalog.id, fit: fit)
    }

    func show(_ section: DetailsSection) {
        if section.cards != cards { cards = section.cards }
    }
}
