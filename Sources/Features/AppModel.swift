public import Catalog
import Foundation
public import L10n
public import Library
public import Observation

/// The whole app as a front end sees it.
@MainActor
@Observable
public final class AppModel {
    /// The catalogue that is shown.
    public private(set) var catalog: CatalogDescriptor?
    /// The details page that is open; nil while none is.
    public private(set) var details: DetailsViewModel?

    /// The catalogues in the order in which people see them.
    public let catalogs: [CatalogDescriptor]
    /// Where the person is.
    public let router = Router()
    /// The words.
    public let strings: Localizer
    /// The version of the program, such as `1.0.0`.
    public let version: String
    @ObservationIgnored private let library: Library
    @ObservationIgnored private var isRecoveryTold = false
    @ObservationIgnored private var lists: [CatalogID: ItemListViewModel] = [:]

    /// Makes the model; it asks nobody until its lists appear.
    public init(library: Library, strings: Localizer, version: String) {
        self.library = library
        self.strings = strings
        self.version = version
        catalogs = library.catalogs
        catalog = catalogs.first
    }

    /// The list of a catalogue, made once.
    public func list(of descriptor: CatalogDescriptor) -> ItemListViewModel? {
        if let list = lists[descriptor.id] { return list }
        guard let first = descriptor.lists.first else { return nil }
        let list = ItemListViewModel(
            query: Query(catalog: descriptor.id, list: first.id),
            descriptor: descriptor,
            library: library,
            router: router,
            strings: strings
        )
        lists[descriptor.id] = list
        return list
    }

    /// Reads what the store knows of the first list, so that a warm start shows rows at once.
    public func firstLook() async {
        guard let catalog, let list = list(of: catalog) else { return }
        await list.firstLook()
    }

    /// The path of the damaged store that was moved aside at the start; nil where there was none,
    /// and from the second call on.
    public func takeRecovery() -> String? {
        defer { isRecoveryTold = true }
        return isRecoveryTold ? nil : library.recovery?.movedTo.path
    }

    /// The person chose a catalogue.
    public func catalogTapped(_ id: CatalogID) {
        guard let descriptor = catalogs.first(where: { $0.id == id }), descriptor != catalog
        else { return }
        catalog = descriptor
        router.path = []
    }

    /// Makes the details page of the open item, or lets go of it: called when the route changes.
    public func routeChanged() {
        guard let id = router.openItem,
            let descriptor = catalogs.first(where: { $0.id == id.catalog })
        else {
            details = nil
            return
        }
        guard details?.id != id else { return }
        details = DetailsViewModel(
            id: id,
            descriptor: descriptor,
            library: library,
            router: router,
            strings: strings
        )
    }
}
