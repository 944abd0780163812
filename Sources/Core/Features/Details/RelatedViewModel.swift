public import Catalog
public import ImagePipeline
import L10n
public import Observation

/// A page with all items of one or several sections of a details page, such as the whole cast and
/// crew.
@MainActor
@Observable
public final class RelatedViewModel {
    /// The title, such as "All Cast and Crew".
    public let title: String
    /// The details page that the items belong to.
    @ObservationIgnored public let details: DetailsViewModel
    @ObservationIgnored private let all: Caption

    /// Creates a page, and loads the details if their own page hasn't; nil if the catalog doesn't
    /// declare a page for the section.
    init?(_ section: SectionID, of details: DetailsViewModel) {
        guard let all = details.descriptor.sections.first(where: { $0.id == section })?.all else {
            return nil
        }
        self.all = all
        self.details = details
        title = details.strings.caption(all)
        // Their own page may be too far below to have a model.
        details.appeared()
    }

    /// The title of the details page.
    public var subtitle: String { details.title }

    /// The rows of each section; empty until the details are known.
    public var rows: [DetailsSection.Row] { sections.flatMap(\.rows) }

    /// The catalog of the items.
    public var catalog: CatalogDescriptor? { sections.first?.catalog }

    /// Whether the items' catalog has favorites.
    public var hasHearts: Bool { catalog?.favorites != nil }

    /// The shape of the pictures.
    public var shape: ShelfDescriptor.Shape { sections.first?.descriptor.shape ?? .poster }

    /// Returns a request for a picture; nil if the picture's path is invalid.
    public func imageRequest(for artwork: Artwork, fit: ImageRequest.Fit) -> ImageRequest? {
        catalog.flatMap { details.imageRequest(for: artwork, of: $0.id, fit: fit) }
    }

    /// Opens an item's details above this page.
    public func rowTapped(_ id: Item.ID) { details.router.push(.details(id)) }

    /// Leaves the page.
    public func backTapped() { details.router.backTapped() }

    /// Leaves the page and all pages below it.
    public func closeTapped() { details.closeTapped() }

    private var sections: [DetailsSection] {
        (details.content.value?.sections ?? []).filter { $0.descriptor.all == all }
    }
}
