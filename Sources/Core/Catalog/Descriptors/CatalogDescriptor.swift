/// All that sets one catalog apart from another, as data.
///
/// The code outside providers asks the descriptor and never a catalog's name.
public struct CatalogDescriptor: Identifiable, Hashable, Sendable {
    /// The catalog's name.
    public let id: CatalogID
    /// What people call it.
    public let title: Caption
    /// What stands beside its name.
    public let symbol: CatalogSymbol
    /// Its lists, the first one shown first.
    public let lists: [ListDescriptor]
    /// The facets its items may have, in the order of the details page.
    public let facets: [FacetDeclaration]
    /// What a row shows.
    public let row: RowTemplate
    /// What opening an item does.
    public let tap: TapAction
    /// How long hearts last; nil where there are none.
    public let favorites: FavoritesPolicy?
    /// How long pictures are kept.
    public let images: ImageRetention
    /// The words of the button on the details page that leads back to the list in every layout;
    /// nil where there is none, and only the window's own way back where it is narrow.
    public let returnCaption: Caption?

    /// Makes a descriptor of its parts.
    ///
    /// By default any symbol stands for it, and details have no button back to the list.
    public init(
        id: CatalogID,
        title: Caption,
        symbol: CatalogSymbol = .collection,
        lists: [ListDescriptor],
        facets: [FacetDeclaration],
        row: RowTemplate,
        tap: TapAction,
        favorites: FavoritesPolicy?,
        images: ImageRetention,
        returnCaption: Caption? = nil
    ) {
        self.id = id
        self.title = title
        self.symbol = symbol
        self.lists = lists
        self.facets = facets
        self.row = row
        self.tap = tap
        self.favorites = favorites
        self.images = images
        self.returnCaption = returnCaption
    }

    /// The list of that name; nil where the catalog has none.
    public func list(_ id: ListID) -> ListDescriptor? {
        lists.first { $0.id == id }
    }
}
