public import Catalog
import Foundation
public import L10n
public import Library
public import Observation

/// The whole app as a front end sees it.
@MainActor
@Observable
public final class AppModel {
    /// The selected catalog; nil on the home page, and without catalogs.
    public private(set) var catalog: CatalogDescriptor?
    /// The open details page; nil if none is.
    public internal(set) var details: DetailsViewModel?
    /// The viewer of a poster, or of a list's pictures, that is open; nil if none is.
    public internal(set) var poster: PosterViewModel?
    /// The trailer player that is open; nil if none is.
    public internal(set) var trailer: TrailerViewModel?
    /// The statistics page that is open; nil if none is.
    public internal(set) var statistics: StatisticsViewModel?
    /// The search of all catalogs that is open; nil if none is.
    public internal(set) var quickSearch: QuickSearchViewModel?

    /// In the order in which the user sees them.
    public let catalogs: [CatalogDescriptor]
    /// The home page; nil if no catalog has anything to show on it.
    public let home: HomeViewModel?
    /// What is open above the lists.
    public let router = Router()
    /// Every text shown to the user.
    public let strings: Localizer
    /// The version of the program, such as `1.0.0`.
    public let version: String
    /// What the system's notifications tell while the window is away.
    public let notices: Notices
    /// The favorites of all catalogs.
    public let favorites: Favorites
    /// The lists that are available offline.
    public let offline: OfflineViewModel
    /// The settings of the whole app.
    public let settings: SettingsViewModel
    @ObservationIgnored let parts: AppParts
    @ObservationIgnored let embedding: TrailerEmbedding
    @ObservationIgnored private var isStoreNoticeTold = false
    /// How often the data folder was made again: whenever this grows there is a new notice to take.
    public private(set) var storeRemakes = 0
    @ObservationIgnored private let remaking = TaskSlot()
    private let catalogModels: [CatalogID: CatalogViewModel]
    @ObservationIgnored let restored: RestorationState
    @ObservationIgnored var isPlaceTaken = false
    /// The item that a link led to last.
    @ObservationIgnored var linked: Item.ID?
    @ObservationIgnored let visiting = TaskSlot()
    /// What was open in the places that are not shown.
    @ObservationIgnored private var leftOpen: [CatalogID?: [Route]] = [:]

    /// Reads and requests nothing until its lists appear.
    ///
    /// - Parameters:
    ///   - library: the source of all data.
    ///   - strings: the texts in the user's language.
    ///   - version: the version of the program, such as `1.0.0`.
    ///   - settings: what settings act on; nothing by default.
    ///   - clock: measures delays.
    ///   - embedding: makes the pages of trailers' sites; YouTube's and Vimeo's by default.
    ///   - restored: the state at the end of the last run; that of a first start by default.
    public init(
        library: Library,
        strings: Localizer,
        version: String,
        settings: SettingsParts = .none,
        clock: any Clock<Duration> = ContinuousClock(),
        embedding: TrailerEmbedding = .live,
        restored: RestorationState = RestorationState()
    ) {
        self.embedding = embedding
        self.restored = restored
        notices = Notices(strings: strings)
        let parts = AppParts(
            library: library,
            router: router,
            strings: strings,
            settings: SettingsViewModel(settings, strings: strings),
            clock: clock,
            notices: notices
        )
        self.parts = parts
        catalogModels = Dictionary(
            uniqueKeysWithValues: library.catalogs.compactMap { descriptor in
                CatalogViewModel(
                    descriptor: descriptor,
                    parts: parts,
                    selecting: restored.lists[descriptor.id]
                )
                .map { (descriptor.id, $0) }
            }
        )
        offline = OfflineViewModel(parts: parts)
        favorites = Favorites(library: library, router: router)
        self.settings = parts.settings
        self.strings = strings
        self.version = version
        catalogs = library.catalogs
        home = HomeViewModel(parts: parts, embedding: embedding)
        catalog =
            catalogs.first { $0.id == restored.catalog } ?? (home == nil ? catalogs.first : nil)
        router.pathChanged = { [weak self] in self?.followPath() }
        self.settings.failed = { [router] in router.present($0) }
        self.settings.sourcesChanged = { [weak self] in self?.sourcesChanged($0) }
        remaking.follow(library.remakes(), for: self) { app, _ in
            app.isStoreNoticeTold = false
            app.storeRemakes += 1
        }
    }

    /// Catalogs have new sources: whatever of them is open may not exist there.
    private func sourcesChanged(_ changed: Set<CatalogID>) {
        // An error of the previous service is obsolete.
        router.alertDismissed()
        offline.sourcesChanged(changed)
        if let item = router.openItem, changed.contains(item.catalog) { router.path = [] }
        if let cover = router.cover, changed.contains(cover.catalog) { router.cover = nil }
        for catalog in changed {
            leftOpen = leftOpen.mapValues { $0.filter { $0.catalog != catalog } }
            catalogModels[catalog]?.sourceChanged()
            home?.sourceChanged(catalog)
        }
    }

    /// The lists of a catalog; nil if it has none.
    public func catalogModel(of descriptor: CatalogDescriptor) -> CatalogViewModel? {
        catalogModels[descriptor.id]
    }

    /// The visible rows of a catalog; nil if it has no list.
    public func list(of descriptor: CatalogDescriptor) -> ItemListViewModel? {
        catalogModel(of: descriptor)?.visible
    }

    /// Reads what is shown first from the store, so that a warm start shows it at once, and reopens
    /// the details that were open.
    ///
    /// On the home page `pictures` are loaded meanwhile; none by default.
    public func firstLook(_ pictures: EarlyPictures? = nil) async {
        if let list = catalog.flatMap({ list(of: $0) }) {
            await list.firstLook()
        } else {
            await home?.firstLook(pictures)
        }
        await reopen()
    }

    /// The selected lists that are not their catalog's first one.
    var chosenLists: [CatalogID: ListID] {
        catalogModels.filter { $0.value.selected !== $0.value.lists.first }
            .mapValues(\.selected.query.list)
    }

    func isStored(_ id: Item.ID) async throws(CatalogError) -> Bool {
        try await parts.library.item(id) != nil
    }

    /// A message about the stored data, such as that it was damaged; nil if there is none, or none
    /// since the last call.
    public func takeStoreNotice() -> String? {
        defer { isStoreNoticeTold = true }
        return isStoreNoticeTold ? nil : strings.storeNotice(of: parts.library)
    }

    /// The user chose a catalog.
    public func catalogTapped(_ id: CatalogID) {
        guard let descriptor = catalogs.first(where: { $0.id == id }) else { return }
        go(to: descriptor)
    }

    /// The user chose the home page.
    public func homeTapped() {
        if home != nil { go(to: nil) }
    }

    /// Each place keeps what is open there.
    private func go(to place: CatalogDescriptor?) {
        guard place != catalog else { return }
        leftOpen[catalog?.id] = router.pushed
        catalog = place
        router.path = leftOpen[place?.id] ?? []
    }

    /// The user pressed the home page's shortcut, which is ignored like those of catalogs.
    public func homeKeyPressed() {
        if !isCovered { homeTapped() }
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
