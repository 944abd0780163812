public import Catalog
import Foundation
public import L10n
public import Library
public import Observation

/// The whole app as a front end sees it.
@MainActor
@Observable
public final class AppModel {
    /// The catalog that is shown.
    public private(set) var catalog: CatalogDescriptor?
    /// The details page that is open; nil while none is.
    public internal(set) var details: DetailsViewModel?
    /// The poster that is seen at full size; nil while none is.
    public internal(set) var poster: PosterViewModel?
    /// The trailer that is open; nil while none is.
    public internal(set) var trailer: TrailerViewModel?
    /// The statistics that are open; nil while none are.
    public internal(set) var statistics: StatisticsViewModel?

    /// The catalogs in the order in which people see them.
    public let catalogs: [CatalogDescriptor]
    /// Where the person is.
    public let router = Router()
    /// The words.
    public let strings: Localizer
    /// The version of the program, such as `1.0.0`.
    public let version: String
    /// The hearts of all catalogs.
    public let favorites: Favorites
    /// What a person chose for the whole app.
    public let settings: SettingsViewModel
    @ObservationIgnored let parts: AppParts
    @ObservationIgnored let embedding: TrailerEmbedding
    @ObservationIgnored private var isStoreNoticeTold = false
    @ObservationIgnored private var browsers: [CatalogID: CatalogViewModel] = [:]
    /// How the window was left the last time.
    public let restored: WindowState
    @ObservationIgnored let keep: @Sendable (WindowState) -> Void
    @ObservationIgnored var isPlaceTaken = false

    /// Makes the model; it asks nobody until its lists appear.
    ///
    /// - Parameters:
    ///   - library: where the data is.
    ///   - strings: the words.
    ///   - version: the version of the program, such as `1.0.0`.
    ///   - preferences: where choices are kept; nowhere by default.
    ///   - settings: what settings work on; nothing by default.
    ///   - clock: what waits are measured by.
    ///   - embedding: makes the pages of trailers' sites; YouTube's and Vimeo's by default.
    ///   - restored: how the window was left; as at the first start by default.
    ///   - keep: keeps how the window is left; forgets it by default.
    public init(
        library: Library,
        strings: Localizer,
        version: String,
        preferences: PreferencesStore = .none,
        settings: SettingsParts = .none,
        clock: any Clock<Duration> = ContinuousClock(),
        embedding: TrailerEmbedding = .live,
        restored: WindowState = WindowState(),
        keep: @escaping @Sendable (WindowState) -> Void = { _ in }
    ) {
        self.embedding = embedding
        self.restored = restored
        self.keep = keep
        parts = AppParts(
            library: library,
            router: router,
            strings: strings,
            memory: PreferencesMemory(preferences),
            clock: clock
        )
        favorites = Favorites(library: library, router: router)
        self.settings = SettingsViewModel(settings, strings: strings)
        self.strings = strings
        self.version = version
        catalogs = library.catalogs
        catalog = catalogs.first { $0.id == restored.catalog } ?? catalogs.first
        router.pathChanged = { [weak self] in self?.followPath() }
        self.settings.failed = { [router] in router.present($0) }
        self.settings.sourcesChanged = { [weak self] in self?.sourcesChanged($0) }
    }

    /// Catalogs come from elsewhere now: what was open of them may not exist there.
    private func sourcesChanged(_ changed: Set<CatalogID>) {
        // An error of the service before is no news any more.
        router.alertDismissed()
        if let item = router.openItem, changed.contains(item.catalog) { router.path = [] }
        for catalog in changed { browsers[catalog]?.sourceChanged() }
    }

    /// The lists of a catalog, made once; nil where it has none.
    public func browser(of descriptor: CatalogDescriptor) -> CatalogViewModel? {
        if let browser = browsers[descriptor.id] { return browser }
        let browser = CatalogViewModel(
            descriptor: descriptor,
            parts: parts,
            selecting: restored.lists[descriptor.id]
        )
        browsers[descriptor.id] = browser
        return browser
    }

    /// The rows of a catalog that are on screen; nil where it has no list.
    public func list(of descriptor: CatalogDescriptor) -> ItemListViewModel? {
        browser(of: descriptor)?.visible
    }

    /// Reads what the store knows of the list that comes first, so that a warm start shows rows at
    /// once, and opens the details that were open.
    public func firstLook() async {
        guard let catalog, let list = list(of: catalog) else { return }
        await list.firstLook()
        await reopen()
    }

    /// The lists that are chosen, of catalogs that have not been looked at as they were left.
    var chosenLists: [CatalogID: ListID] {
        restored.lists.merging(browsers.mapValues(\.selected.query.list)) { $1 }
    }

    func isStored(_ id: Item.ID) async throws(CatalogError) -> Bool {
        try await parts.library.item(id) != nil
    }

    /// What has to be said about the stored data, such as that it was damaged; nil where all is
    /// well, and from the second call on.
    public func takeStoreNotice() -> String? {
        defer { isStoreNoticeTold = true }
        return isStoreNoticeTold ? nil : strings.storeNotice(of: parts.library)
    }

    /// The person chose a catalog.
    public func catalogTapped(_ id: CatalogID) {
        guard let descriptor = catalogs.first(where: { $0.id == id }), descriptor != catalog
        else { return }
        catalog = descriptor
        router.path = []
    }

    /// The person asked for a catalog by a key, which a poster or a trailer in front of it all
    /// does not let through.
    public func catalogKeyPressed(_ id: CatalogID) {
        guard !isCovered else { return }
        catalogTapped(id)
    }

    /// The person asked for the statistics of the catalog that is shown.
    public func statisticsTapped() {
        guard let catalog, catalog.hasPeopleStatistics, router.statisticsCatalog == nil else {
            return
        }
        router.path = [.statistics(catalog.id)]
    }
}
