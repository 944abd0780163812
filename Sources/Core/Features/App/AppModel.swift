public import Catalog
import Foundation
public import L10n
public import Library
public import Observation

/// The whole app as a front end sees it.
@MainActor
@Observable
public final class AppModel {
    /// The selected catalog.
    public private(set) var catalog: CatalogDescriptor?
    /// The open details page; nil if none is.
    public internal(set) var details: DetailsViewModel?
    /// The poster viewer that is open; nil if none is.
    public internal(set) var poster: PosterViewModel?
    /// The trailer player that is open; nil if none is.
    public internal(set) var trailer: TrailerViewModel?
    /// The statistics page that is open; nil if none is.
    public internal(set) var statistics: StatisticsViewModel?

    /// In the order in which the user sees them.
    public let catalogs: [CatalogDescriptor]
    /// What is open above the lists.
    public let router = Router()
    /// Every text shown to the user.
    public let strings: Localizer
    /// The version of the program, such as `1.0.0`.
    public let version: String
    /// The favorites of all catalogs.
    public let favorites: Favorites
    /// The settings of the whole app.
    public let settings: SettingsViewModel
    @ObservationIgnored let parts: AppParts
    @ObservationIgnored let embedding: TrailerEmbedding
    @ObservationIgnored private var isStoreNoticeTold = false
    private let browsers: [CatalogID: CatalogViewModel]
    @ObservationIgnored let restored: RestorationState
    @ObservationIgnored var isPlaceTaken = false

    /// Reads and requests nothing until its lists appear.
    ///
    /// - Parameters:
    ///   - library: the source of all data.
    ///   - strings: the texts in the user's language.
    ///   - version: the version of the program, such as `1.0.0`.
    ///   - preferences: stores choices for lists; not at all by default.
    ///   - settings: what settings act on; nothing by default.
    ///   - clock: measures delays.
    ///   - embedding: makes the pages of trailers' sites; YouTube's and Vimeo's by default.
    ///   - restored: the state at the end of the last run; that of a first start by default.
    public init(
        library: Library,
        strings: Localizer,
        version: String,
        preferences: PreferencesStore = .none,
        settings: SettingsParts = .none,
        clock: any Clock<Duration> = ContinuousClock(),
        embedding: TrailerEmbedding = .live,
        restored: RestorationState = RestorationState()
    ) {
        self.embedding = embedding
        self.restored = restored
        let parts = AppParts(
            library: library,
            router: router,
            strings: strings,
            memory: PreferencesMemory(preferences),
            clock: clock
        )
        self.parts = parts
        browsers = Dictionary(
            uniqueKeysWithValues: library.catalogs.compactMap { descriptor in
                CatalogViewModel(
                    descriptor: descriptor,
                    parts: parts,
                    selecting: restored.lists[descriptor.id]
                )
                .map { (descriptor.id, $0) }
            }
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

    /// Catalogs have new sources: whatever of them is open may not exist there.
    private func sourcesChanged(_ changed: Set<CatalogID>) {
        // An error of the previous service is obsolete.
        router.alertDismissed()
        if let item = router.openItem, changed.contains(item.catalog) { router.path = [] }
        for catalog in changed { browsers[catalog]?.sourceChanged() }
    }

    /// The lists of a catalog; nil if it has none.
    public func browser(of descriptor: CatalogDescriptor) -> CatalogViewModel? {
        browsers[descriptor.id]
    }

    /// The visible rows of a catalog; nil if it has no list.
    public func list(of descriptor: CatalogDescriptor) -> ItemListViewModel? {
        browser(of: descriptor)?.visible
    }

    /// Reads the first list from the store, so that a warm start shows rows at once, and reopens
    /// the details that were open.
    public func firstLook() async {
        guard let catalog, let list = list(of: catalog) else { return }
        await list.firstLook()
        await reopen()
    }

    /// The selected lists that are not their catalog's first one.
    var chosenLists: [CatalogID: ListID] {
        browsers.filter { $0.value.selected !== $0.value.lists.first }
            .mapValues(\.selected.query.list)
    }

    func isStored(_ id: Item.ID) async throws(CatalogError) -> Bool {
        try await parts.library.item(id) != nil
    }

    /// A message about the stored data, such as that it was damaged; nil if there is none, and from
    /// the second call on.
    public func takeStoreNotice() -> String? {
        defer { isStoreNoticeTold = true }
        return isStoreNoticeTold ? nil : strings.storeNotice(of: parts.library)
    }

    /// The user chose a catalog.
    public func catalogTapped(_ id: CatalogID) {
        guard let descriptor = catalogs.first(where: { $0.id == id }), descriptor != catalog
        else { return }
        catalog = descriptor
        router.path = []
    }

    /// The user pressed a catalog's shortcut, which is ignored while a poster or a trailer is open.
    public func catalogKeyPressed(_ id: CatalogID) {
        guard !isCovered else { return }
        catalogTapped(id)
    }

    /// The user opened the statistics of the selected catalog.
    public func statisticsTapped() {
        guard let catalog, catalog.hasPeopleStatistics, router.statisticsCatalog == nil else {
            return
        }
        router.path = [.statistics(catalog.id)]
    }
}
