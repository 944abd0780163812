public import Catalog
import Foundation
public import L10n
public import Observation

/// The settings page's model; each change is saved and applied at once.
@MainActor
@Observable
public final class SettingsViewModel {
    /// The current settings; the methods below change them.
    public private(set) var settings: Settings
    /// Where the key is stored; nil until it is known.
    public internal(set) var keyLocation: KeyLocation?
    /// The state of saving or testing a key.
    public internal(set) var keyStatus = SettingsStatus.idle
    /// Counts how many times a key was saved or removed; after each change, the text field can be
    /// cleared.
    public internal(set) var keyChangeCount = 0
    /// The state of each catalog's address check.
    public internal(set) var addressStatus: [CatalogID: SettingsStatus] = [:]
    /// Why the entered proxy is invalid; nil if it is valid.
    public internal(set) var proxyProblem: String?
    /// The size of images on disk, in bytes; nil until it is known.
    public internal(set) var imageBytes: Int?
    /// The size of the library's files, in bytes; nil until it is known.
    public internal(set) var libraryBytes: Int?
    /// The state of clearing the history.
    public internal(set) var historyStatus = SettingsStatus.idle
    /// Catalogs whose custom address hasn't been entered yet.
    var unfinished: Set<CatalogID> = []

    /// The page of all catalogs.
    @ObservationIgnored public private(set) lazy var catalogs = CatalogsViewModel(settings: self)
    /// What the page shows and can't change.
    public let facts: SettingsFacts
    /// All text shown to the user.
    public let strings: Localizer
    @ObservationIgnored let service: any SettingsService
    /// The app that the settings change.
    @ObservationIgnored weak var app: (any ConfiguredApp)?
    /// Custom addresses from this run, offered when the user chooses a custom source again.
    @ObservationIgnored var addresses: [CatalogID: SourceChoice] = [:]
    @ObservationIgnored private var isNoticeShown = false
    @ObservationIgnored private var unsettled: Set<CatalogID> = []
    @ObservationIgnored private let applying = TaskSlot()
    @ObservationIgnored let keying = TaskSlot()
    @ObservationIgnored let locating = TaskSlot()
    @ObservationIgnored let measuring = TaskSlot()
    @ObservationIgnored let measuringLibrary = TaskSlot()
    @ObservationIgnored let clearing = TaskSlot()
    @ObservationIgnored var checking: [CatalogID: TaskSlot] = [:]

    /// Creates a model that requests nothing until ``appeared()``.
    public init(_ service: any SettingsService, strings: Localizer) {
        self.service = service
        self.strings = strings
        facts = service.facts
        settings = facts.initial
    }

    /// The catalogs whose source can be chosen.
    public var slots: [SourceSlot] { facts.slots }

    // MARK: User actions

    /// Handles the page appearing on screen.
    public func appeared() {
        measureImages()
        measureLibrary()
        if historyStatus != .working { historyStatus = .idle }
        catalogs.appeared()
        locating.run(for: self, service.keyLocation) { model, result in
            if case .success(let place) = result { model.keyLocation = place }
        }
    }

    /// The color scheme.
    public var appearance: Appearance {
        get { settings.appearance }
        set { change { $0.appearance = newValue } }
    }

    /// The amount of animation.
    public var motion: Motion {
        get { settings.motion }
        set { change { $0.motion = newValue } }
    }

    /// The catalogs that are turned on, in display order.
    var shownCatalogs: [CatalogDescriptor] { app?.catalogs ?? [] }

    /// What the app can open on startup, in the order shown on the page.
    public var startPages: [StartPage] { [.last, .home] + shownCatalogs.map { .catalog($0.id) } }

    /// What the app opens on later starts.
    public var startPage: StartPage {
        get { settings.startPage }
        set { change { $0.startPage = newValue } }
    }

    /// The interface language (nil for the system's), effective from the next start.
    public var interfaceLanguage: Language? {
        get { settings.interfaceLanguage }
        set { change { $0.interfaceLanguage = newValue } }
    }

    /// The language of titles and text; nil for the interface's language.
    public var contentLanguage: Language? {
        get { settings.contentLanguage }
        set {
            guard newValue != contentLanguage else { return }
            let shown = shownCatalogs.map(\.id)
            change(affecting: Set(slots.map(\.catalog) + shown)) { $0.contentLanguage = newValue }
        }
    }

    /// The countries to choose from: the system's (nil), then all others by name.
    @ObservationIgnored
    public private(set) lazy var countries = strings.countries

    /// The country where items can be watched; nil for the system's.
    public var country: String? {
        get { settings.country }
        set {
            guard newValue != country else { return }
            let concerned = shownCatalogs.filter { $0.offersCredit != nil }.map(\.id)
            change(affecting: Set(concerned)) { $0.country = newValue }
        }
    }

    /// Hides the notice about demonstration data permanently.
    public func demoNoticeDismissed() {
        change { $0.isDemoNoticeDismissed = true }
    }

    /// Returns the notice about the settings file.
    ///
    /// Nil if there is none or a call has already returned it.
    public func takeNotice() -> String? {
        defer { isNoticeShown = true }
        return isNoticeShown ? nil : noticeText
    }

    /// Returns whether a catalog shows the notice about demonstration data.
    ///
    /// It does if no source was chosen for it yet and a key would give access to real data.
    public func showsDemoNotice(of catalog: CatalogID) -> Bool {
        guard let slot = slots.first(where: { $0.catalog == catalog }) else { return false }
        return slot.needsKey && slot.overrulingVariable == nil
            && settings[source: catalog] == nil && !settings.isDemoNoticeDismissed
    }

    /// The notice about demonstration data, which differs if the data has no pictures.
    public var demoNoticeText: String {
        strings(facts.lacksDemoPictures ? "app.demo-notice.no-pictures" : "app.demo-notice")
    }

    /// The choices for a list; each change is saved at once.
    subscript(_ catalog: CatalogID, _ list: ListID) -> ListChoices {
        get { settings[catalog, list] }
        set {
            guard settings[catalog, list] != newValue else { return }
            settings[catalog, list] = newValue
            service.keep(settings)
        }
    }

    /// Changes settings, then saves and applies them.
    ///
    /// - Parameters:
    ///   - catalogs: the catalogs whose source changes; none by default.
    ///   - body: makes the change.
    func change(affecting catalogs: Set<CatalogID> = [], _ body: (inout Settings) -> Void) {
        var new = settings
        body(&new)
        guard new != settings || !catalogs.isEmpty else { return }
        settings = new
        service.keep(new)
        apply(affecting: catalogs)
    }

    /// Applies the saved settings to the running app.
    func apply(affecting catalogs: Set<CatalogID>) {
        // A call superseded by the next one has reported nothing yet.
        unsettled.formUnion(catalogs)
        applying.run(for: self, service.apply) { model, result in
            switch result {
            case .success:
                let changed = model.unsettled
                model.unsettled = []
                if !changed.isEmpty { model.app?.sourcesChanged(changed) }
                // A lower limit for images takes effect now.
                model.measureImages()
            case .failure(let error):
                model.app?.settingsFailed(error)
            }
        }
    }
}

/// The app that settings change.
@MainActor
protocol ConfiguredApp: AnyObject {
    /// The catalogs that are turned on, in display order.
    var catalogs: [CatalogDescriptor] { get }
    /// Closes a catalog before it is removed or turned off; ``sourcesChanged(_:)`` follows.
    func close(_ catalog: CatalogID)
    /// Reloads the catalogs whose source or language changed.
    func sourcesChanged(_ changed: Set<CatalogID>)
    /// Shows that settings couldn't be applied.
    func settingsFailed(_ error: CatalogError)
}

/// The state of a test or check that the user started.
public enum SettingsStatus: Hashable, Sendable {
    /// Nothing was started.
    case idle
    /// In progress.
    case working
    /// The result as text; `isGood` is true for success.
    case message(String, isGood: Bool)
}
