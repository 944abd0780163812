public import Catalog
import Foundation
public import L10n
public import Library
public import Observation

/// The app's root model, from which a front end reaches all others.
@MainActor
@Observable
public final class AppModel: ConfiguredApp {
    /// The models of the pages that are open in each section.
    var pages: [AppSection: [Route: PageModel]] = [:]
    /// The open viewer of a poster or of pictures in a list, or nil.
    public internal(set) var poster: PosterViewModel?
    /// The open trailer player, or nil.
    public internal(set) var trailer: TrailerViewModel?
    /// The open search across all catalogs, or nil.
    public internal(set) var quickSearch: QuickSearchViewModel?

    /// The open editor of an item's note, or nil.
    public internal(set) var notes: NotesViewModel?
    /// The closed editors whose texts may not be stored yet.
    @ObservationIgnored var unsavedNotes: [Item.ID: NotesViewModel] = [:]

    /// The catalogs that are turned on, in display order.
    public private(set) var catalogs: [CatalogDescriptor]
    /// The home page; nil if no catalog has anything to show there.
    ///
    /// Replaced when catalogs with shelves are added or removed.
    public private(set) var home: HomeViewModel?
    /// The routes open above the lists.
    public let router = Router()
    /// All text shown to the user.
    public let strings: Localizer
    /// The program version, such as `1.0.0`.
    public let version: String
    /// The notifications shown by the system while the window is in the background.
    public let notifications: SystemNotifications
    /// The favorites in all catalogs.
    public let marks: Marks
    /// The lists that are available offline.
    public let offline: OfflineViewModel
    /// Exports and imports of the library.
    public let files: MarksFilesModel
    /// The settings for the whole app.
    public let settings: SettingsViewModel
    @ObservationIgnored let dependencies: AppDependencies
    @ObservationIgnored let embedding: TrailerEmbedding
    @ObservationIgnored private var toldStoreNotice: String?
    /// Grows after each repair of damaged data, so that ``takeStoreNotice()`` is called again.
    public private(set) var storeRecoveries = 0
    @ObservationIgnored private let recovering = TaskSlot()
    @ObservationIgnored private let removing = TaskSlot()
    @ObservationIgnored private let splash = TaskSlot()
    /// Whether the splash screen has been shown as long as it may be.
    private(set) var isSplashOver = false
    private static let longestSplash = Duration.seconds(2)
    private var catalogModels: [CatalogID: CatalogViewModel] = [:]
    /// Whether three columns of pictures fit into the window; initially not.
    public internal(set) var isRoomy = false
    /// The section selected last that has a tab.
    var lastTab: AppSection?
    /// The sections without a tab that were opened one from another, the selected one last.
    var openedSections: [AppSection] = []
    /// The sections whose pages are on screen, on a front end that says so.
    @ObservationIgnored var shownSections: Set<AppSection> = []
    @ObservationIgnored let restored: RestorationState
    @ObservationIgnored var isPlaceTaken = false
    /// The item that the last link led to.
    @ObservationIgnored var linked: Item.ID?
    @ObservationIgnored let visiting = TaskSlot()
    @ObservationIgnored let findingGenre = TaskSlot()
    /// The route that ``poster`` or ``trailer`` was created for.
    @ObservationIgnored var shownCover: Route?

    /// Creates the models of all catalogs, which read and request nothing until their lists appear.
    ///
    /// - Parameters:
    ///   - library: the source of all data.
    ///   - strings: the text in the user's language.
    ///   - version: the program version, such as `1.0.0`.
    ///   - settings: what saves and applies the settings; nothing by default.
    ///   - clock: measures delays.
    ///   - embedding: makes the player pages for trailer sites; YouTube's and Vimeo's by default.
    ///   - restored: the state when the app last quit; that of a first start by default.
    public init(
        library: Library,
        strings: Localizer,
        version: String,
        settings: any SettingsService = NoSettings(),
        clock: any Clock<Duration> = ContinuousClock(),
        embedding: TrailerEmbedding = .live,
        restored: RestorationState = RestorationState()
    ) {
        self.embedding = embedding
        self.restored = restored
        notifications = SystemNotifications(strings: strings)
        let dependencies = AppDependencies(
            library: library,
            router: router,
            strings: strings,
            settings: SettingsViewModel(settings, strings: strings),
            clock: clock,
            notifications: notifications,
            services: ServiceModels(library)
        )
        self.dependencies = dependencies
        offline = OfflineViewModel(dependencies: dependencies)
        files = MarksFilesModel(dependencies: dependencies)
        marks = Marks(library: library, router: router, clock: clock)
        self.settings = dependencies.settings
        self.strings = strings
        self.version = version
        catalogs = library.catalogs.filter(\.isBrowsable)
        home = HomeViewModel(of: catalogs, dependencies: dependencies, embedding: embedding)
        for catalog in catalogs { catalogModels[catalog.id] = makeCatalogModel(of: catalog) }
        let first =
            catalogs.first { $0.id == restored.catalog } ?? (home == nil ? catalogs.first : nil)
        if let first { router.select(.catalog(first.id)) }
        router.pathChanged = { [weak self] in self?.followPath() }
        self.settings.app = self
        recovering.follow(library.recoveries(), for: self) { app, _ in app.storeRecoveries += 1 }
    }

    /// Closes what is open in catalogs whose source changed, because it may not exist in the new
    /// one.
    func sourcesChanged(_ changed: Set<CatalogID>) {
        // An error from the previous service is obsolete.
        router.alertDismissed()
        offline.sourcesChanged(changed)
        // The text belongs to the item of the previous service.
        if let notes, changed.contains(notes.id.catalog) { self.notes = nil }
        unsavedNotes = unsavedNotes.filter { !changed.contains($0.key.catalog) }
        router.removeRoutes(of: withCompanions(changed))
        catalogsChanged(to: dependencies.library.catalogs.filter(\.isBrowsable))
        for catalog in changed {
            catalogModels[catalog]?.sourceChanged()
            home?.sourceChanged(catalog)
        }
    }

    /// Starts the work that goes on while the app runs: downloading offline lists, and removing unused
    /// items whenever the app has settled.
    ///
    /// Call this when the window appears, because it also limits how long the splash screen is shown.
    ///
    /// - Parameter pixelWidths: the widths of picture views, in device pixels.
    public func started(pixelWidths: [Int]) {
        offline.started(pixelWidths: pixelWidths)
        splash.run(for: self) { [clock = dependencies.clock] in
            try await clock.sleep(for: Self.longestSplash)
        } then: { app, _ in
            app.isSplashOver = true
        }
        removing.run(for: self, dependencies.library.removeUnusedItemsWhenIdle) { _, _ in }
    }

    func settingsFailed(_ error: CatalogError) { router.present(error) }

    /// Creates and releases models after catalogs were added, changed, turned on or off, or removed.
    private func catalogsChanged(to new: [CatalogDescriptor]) {
        guard new != catalogs else { return }
        let old = catalogs
        for catalog in old where !new.contains(catalog) {
            catalogModels[catalog.id]?.close()
            catalogModels[catalog.id] = nil
        }
        var renewed: Set<AppSection> = []
        for catalog in new where catalogModels[catalog.id] == nil {
            catalogModels[catalog.id] = makeCatalogModel(of: catalog)
            renewed.insert(.catalog(catalog.id))
        }
        catalogs = new
        if new.filter({ !$0.shelves.isEmpty }) != old.filter({ !$0.shelves.isEmpty }) {
            home?.disappeared()
            home = HomeViewModel(of: new, dependencies: dependencies, embedding: embedding)
            renewed.insert(.home)
        }
        leaveMissingSection()
        for section in renewed.intersection(shownSections) { sectionAppeared(section) }
    }

    /// Closes a catalog before the library disconnects it.
    func close(_ catalog: CatalogID) {
        router.removeRoutes(of: withCompanions([catalog]))
        catalogsChanged(to: catalogs.filter { $0.id != catalog })
    }

    /// Returns catalogs and those that belong to them.
    private func withCompanions(_ ids: Set<CatalogID>) -> Set<CatalogID> {
        let companions = dependencies.library.catalogs.filter { $0.owner.map(ids.contains) == true }
        return ids.union(companions.map(\.id))
    }

    private func makeCatalogModel(of catalog: CatalogDescriptor) -> CatalogViewModel? {
        let model = CatalogViewModel(
            descriptor: catalog,
            dependencies: dependencies,
            selecting: restored.lists[catalog.id]
        )
        model?.roomChanged(isRoomy: isRoomy)
        model?.searchEverywhere = { [weak self] in self?.searchOpened($0) }
        return model
    }

    /// Selects the home page or the first catalog if the selected section is gone.
    private func leaveMissingSection() {
        switch section {
        case .home: if home != nil { return }
        case .catalog(let id): if catalogModels[id] != nil { return }
        case .search: return
        }
        if home != nil {
            router.select(.home)
        } else if let first = catalogs.first {
            router.select(.catalog(first.id))
        }
    }

    /// Returns a catalog's lists; nil if it has none.
    public func catalogModel(of descriptor: CatalogDescriptor) -> CatalogViewModel? {
        catalogModels[descriptor.id]
    }

    /// Returns a catalog's visible list; nil if it has none.
    public func list(of descriptor: CatalogDescriptor) -> ItemListViewModel? {
        catalogModel(of: descriptor)?.visible
    }

    /// Reads the first screen from the store, so that a warm start shows it at once, and reopens
    /// the details that were open.
    ///
    /// - Parameter pictures: loads pictures for the home page in the meantime; nil by default.
    public func loadFirstScreen(_ pictures: EarlyPictures? = nil) async {
        if let list = catalog.flatMap({ list(of: $0) }) {
            await list.loadFirstScreen()
        } else {
            await home?.loadFirstScreen(pictures)
        }
        await reopen()
    }

    /// The selected lists, except those that come first in their catalog.
    var chosenLists: [CatalogID: ListID] {
        catalogModels.filter { $0.value.selected !== $0.value.lists.first }
            .mapValues(\.selected.query.list)
    }

    func isStored(_ id: Item.ID) async throws(CatalogError) -> Bool {
        try await dependencies.library.item(id) != nil
    }

    /// Returns a message about the stored data, for example that it was damaged.
    ///
    /// Nil if there is no message or a call has already returned it.
    public func takeStoreNotice() -> String? {
        let notice = strings.storeNotice(of: dependencies.library)
        defer { toldStoreNotice = notice }
        return notice == toldStoreNotice ? nil : notice
    }

    /// The selected section, with the pages that are open there.
    ///
    /// Setting a section that doesn't exist does nothing.
    public var section: AppSection {
        get { router.section }
        set {
            switch newValue {
            case .home: if home != nil { router.select(newValue) }
            case .catalog(let id): if catalogModels[id] != nil { router.select(newValue) }
            case .search:
                if quickSearch == nil {
                    quickSearch = QuickSearchViewModel(dependencies: dependencies)
                }
                router.select(newValue)
            }
        }
    }

    /// The selected catalog; nil in other sections and without catalogs.
    public var catalog: CatalogDescriptor? {
        if case .catalog(let id) = section { descriptor(of: id) } else { nil }
    }

    /// Returns a catalog that is turned on, or that belongs to one; nil for any other id.
    func descriptor(of id: CatalogID) -> CatalogDescriptor? {
        catalogs.first { $0.id == id }
            ?? dependencies.library.catalogs.first { $0.id == id && !$0.isBrowsable }
    }

    /// Selects a catalog.
    public func catalogTapped(_ id: CatalogID) { section = .catalog(id) }

    /// Selects the home page, if there is one.
    public func homeTapped() { section = .home }

    /// Handles the home page's keyboard shortcut; ignored while a poster or trailer is open.
    public func homeKeyPressed() {
        if !isCovered { homeTapped() }
    }

    /// Handles a catalog's keyboard shortcut; ignored while a poster or trailer is open.
    public func catalogKeyPressed(_ id: CatalogID) {
        guard !isCovered else { return }
        catalogTapped(id)
    }

    /// Opens the selected catalog's statistics, if it has any.
    public func statisticsTapped() {
        guard let catalog, !catalog.statistics.isEmpty, router.statisticsCatalog == nil else {
            return
        }
        router.path = [.statistics(catalog.id)]
    }
}
