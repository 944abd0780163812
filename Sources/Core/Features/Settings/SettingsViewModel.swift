public import Catalog
import Foundation
public import L10n
public import Observation

/// The settings as a front end shows and changes them; each change is saved and applied at once.
@MainActor
@Observable
public final class SettingsViewModel {
    /// Changed only through the methods below.
    public private(set) var settings: Settings
    /// Where the key is stored; nil until it is known.
    public internal(set) var keyLocation: KeyLocation?
    /// The state of saving or testing a key.
    public internal(set) var keyStatus = SettingsStatus.idle
    /// Incremented with each key saved or removed: the text field can be cleared.
    public internal(set) var keyChangeCount = 0
    /// The state of checking each catalog's address.
    public internal(set) var addressStatus: [CatalogID: SettingsStatus] = [:]
    /// What is wrong with the entered proxy; nil if nothing is.
    public internal(set) var proxyProblem: String?
    /// The size of images on disk, in bytes; nil until it is known.
    public internal(set) var imageBytes: Int?
    /// Catalogs whose custom address has not been entered yet.
    var unfinished: Set<CatalogID> = []

    /// Stays the same while the model lives.
    public let parts: SettingsParts
    /// Every text shown to the user.
    public let strings: Localizer
    /// Called when catalogs have another source or language.
    @ObservationIgnored var sourcesChanged: (Set<CatalogID>) -> Void = { _ in }
    /// Called when settings could not be applied.
    @ObservationIgnored var failed: (CatalogError) -> Void = { _ in }
    /// Custom addresses of this run, offered when the user chooses a custom source again.
    @ObservationIgnored var addresses: [CatalogID: SourceChoice] = [:]
    @ObservationIgnored private var isNoticeTold = false
    @ObservationIgnored private var unsettled: Set<CatalogID> = []
    @ObservationIgnored private let applying = TaskSlot()
    @ObservationIgnored let keying = TaskSlot()
    @ObservationIgnored let locating = TaskSlot()
    @ObservationIgnored let measuring = TaskSlot()
    @ObservationIgnored var checking: [CatalogID: TaskSlot] = [:]

    /// Requests nothing until ``appeared()``.
    public init(_ parts: SettingsParts, strings: Localizer) {
        self.parts = parts
        self.strings = strings
        settings = parts.initial
    }

    /// The catalogs whose source can be chosen.
    public var slots: [SourceSlot] { parts.slots }

    // MARK: User actions

    /// The page came on screen.
    public func appeared() {
        measureImages()
        locating.run(for: self, parts.actions.key.place) { model, result in
            if case .success(let place) = result { model.keyLocation = place }
        }
    }

    /// The user chose an appearance.
    public func appearanceChosen(_ appearance: Appearance) {
        change { $0.appearance = appearance }
    }

    /// The user chose how much is animated.
    public func motionChosen(_ motion: Motion) {
        change { $0.motion = motion }
    }

    /// What the app can open with, in the order of the page.
    public var openings: [Opening] { [.last, .home] + slots.map { .catalog($0.catalog) } }

    /// The user chose what the app opens with, from the next start on.
    public func openingChosen(_ opening: Opening) {
        change { $0.opening = opening }
    }

    /// The user chose the language of the interface, nil for the system's; it takes effect at the
    /// next start.
    public func interfaceLanguageChosen(_ language: Language?) {
        change { $0.interfaceLanguage = language }
    }

    /// The user chose the language of titles and texts; nil for that of the interface.
    public func contentLanguageChosen(_ language: Language?) {
        guard language != settings.contentLanguage else { return }
        change(affecting: Set(slots.map(\.catalog))) { $0.contentLanguage = language }
    }

    /// The user dismissed the notice about demonstration data.
    public func demoNoticeDismissed() {
        change { $0.isDemoNoticeDismissed = true }
    }

    /// What the user must be told about the settings file; nil if there is nothing, and from the
    /// second call on.
    public func takeNotice() -> String? {
        defer { isNoticeTold = true }
        return isNoticeTold ? nil : noticeText
    }

    /// Whether a catalog shows the notice about demonstration data: no source was chosen for it
    /// yet, and a key would give access to real data.
    public func showsDemoNotice(of catalog: CatalogID) -> Bool {
        guard let slot = slots.first(where: { $0.catalog == catalog }) else { return false }
        return slot.needsKey && slot.overrulingVariable == nil
            && settings[source: catalog] == nil && !settings.isDemoNoticeDismissed
    }

    /// Another text if the demonstration has no pictures.
    public var demoNoticeText: String {
        strings(parts.lacksDemoPictures ? "app.demo-notice.no-pictures" : "app.demo-notice")
    }

    /// The user's choices for a list; each change is saved at once.
    subscript(_ catalog: CatalogID, _ list: ListID) -> ListChoices {
        get { settings[catalog, list] }
        set {
            guard settings[catalog, list] != newValue else { return }
            settings[catalog, list] = newValue
            parts.actions.keep(settings)
        }
    }

    /// Changes settings, saves and applies them.
    ///
    /// - Parameters:
    ///   - catalogs: those whose source changes; none by default.
    ///   - body: makes the change.
    func change(affecting catalogs: Set<CatalogID> = [], _ body: (inout Settings) -> Void) {
        var new = settings
        body(&new)
        guard new != settings || !catalogs.isEmpty else { return }
        settings = new
        parts.actions.keep(new)
        apply(affecting: catalogs)
    }

    /// Applies the saved settings to the running app.
    func apply(affecting catalogs: Set<CatalogID>) {
        // A call replaced by the next one has reported nothing yet.
        unsettled.formUnion(catalogs)
        applying.run(for: self, parts.actions.apply) { model, result in
            switch result {
            case .success:
                let changed = model.unsettled
                model.unsettled = []
                if !changed.isEmpty { model.sourcesChanged(changed) }
            case .failure(let error):
                model.failed(error)
            }
        }
    }
}

/// The state of something the user asked for.
public enum SettingsStatus: Hashable, Sendable {
    /// Nothing was asked for.
    case idle
    /// In progress.
    case working
    /// The result as text; `isGood` tells success from failure.
    case told(String, isGood: Bool)
}
