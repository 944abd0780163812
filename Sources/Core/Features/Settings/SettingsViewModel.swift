public import Catalog
import Foundation
public import L10n
public import Observation

/// The settings as a front end shows and changes them; each change is kept and applied at once.
@MainActor
@Observable
public final class SettingsViewModel {
    /// What is chosen.
    public private(set) var settings: Settings
    /// Where the key is kept; nil until it is known.
    public internal(set) var keyPlace: KeyPlace?
    /// How far the saving or the test of a key is.
    public internal(set) var keyStatus = SettingsStatus.idle
    /// Grows with each key that was kept or removed: what was typed can go.
    public internal(set) var keyChangeCount = 0
    /// What was found at the addresses that were entered.
    public internal(set) var addressStatus: [CatalogID: SettingsStatus] = [:]
    /// What is wrong with the proxy that was entered; nil where nothing is.
    public internal(set) var proxyProblem: String?
    /// What images take on disk, in bytes; nil until it is known.
    public internal(set) var imageBytes: Int?
    /// Catalogs whose custom address is still to be entered.
    var unfinished: Set<CatalogID> = []

    /// What can be chosen.
    public let parts: SettingsParts
    /// The words.
    public let strings: Localizer
    /// Called when catalogs come from elsewhere or with other words.
    @ObservationIgnored var sourcesChanged: (Set<CatalogID>) -> Void = { _ in }
    /// Called when settings could not be applied.
    @ObservationIgnored var failed: (CatalogError) -> Void = { _ in }
    /// Custom addresses of this run, for those who come back to them.
    @ObservationIgnored var addresses: [CatalogID: SourceChoice] = [:]
    @ObservationIgnored private var isNoticeTold = false
    @ObservationIgnored private var unsettled: Set<CatalogID> = []
    @ObservationIgnored private let applying = TaskSlot()
    @ObservationIgnored let keying = TaskSlot()
    @ObservationIgnored let locating = TaskSlot()
    @ObservationIgnored let measuring = TaskSlot()
    @ObservationIgnored var checking: [CatalogID: TaskSlot] = [:]

    /// Makes the model of its parts.
    public init(_ parts: SettingsParts, strings: Localizer) {
        self.parts = parts
        self.strings = strings
        settings = parts.initial
    }

    /// The catalogs whose source can be chosen.
    public var slots: [SourceSlot] { parts.slots }

    // MARK: What the person did

    /// The page came on screen.
    public func appeared() {
        measureImages()
        locating.run(for: self, parts.actions.key.place) { model, result in
            if case .success(let place) = result { model.keyPlace = place }
        }
    }

    /// The person chose light or dark.
    public func appearanceChosen(_ appearance: Appearance) {
        change { $0.appearance = appearance }
    }

    /// The person chose how much moves.
    public func motionChosen(_ motion: Motion) {
        change { $0.motion = motion }
    }

    /// The person chose the language of the interface, nil for the system's; it is spoken from the
    /// next start on.
    public func interfaceLanguageChosen(_ language: Language?) {
        change { $0.interfaceLanguage = language }
    }

    /// The person chose the language of titles and texts; nil for that of the interface.
    public func contentLanguageChosen(_ language: Language?) {
        guard language != settings.contentLanguage else { return }
        change(affecting: Set(slots.map(\.catalog))) { $0.contentLanguage = language }
    }

    /// The person put the line about demonstration data away.
    public func demoNoticeDismissed() {
        change { $0.isDemoNoticeDismissed = true }
    }

    /// What has to be told about the file of settings; nil where all is well, and from the second
    /// call on.
    public func takeNotice() -> String? {
        defer { isNoticeTold = true }
        return isNoticeTold ? nil : noticeText
    }

    /// Whether the line about demonstration data stands above the rows of a catalog: nothing was
    /// chosen for it yet, and a key would show the real thing.
    public func showsDemoNotice(of catalog: CatalogID) -> Bool {
        guard let slot = slots.first(where: { $0.catalog == catalog }) else { return false }
        return slot.needsKey && slot.overrulingVariable == nil
            && settings[source: catalog] == nil && !settings.isDemoNoticeDismissed
    }

    /// The words of that line.
    public var demoNoticeText: String {
        strings(parts.lacksDemoPictures ? "app.demo-notice.no-pictures" : "app.demo-notice")
    }

    /// Changes settings, keeps them, and lets what runs follow.
    ///
    /// - Parameters:
    ///   - catalogs: those that come from elsewhere afterwards; none by default.
    ///   - body: makes the change.
    func change(affecting catalogs: Set<CatalogID> = [], _ body: (inout Settings) -> Void) {
        var new = settings
        body(&new)
        guard new != settings || !catalogs.isEmpty else { return }
        settings = new
        parts.actions.keep(new)
        apply(affecting: catalogs)
    }

    /// Lets what runs follow what was kept.
    func apply(affecting catalogs: Set<CatalogID>) {
        // One that is replaced by the next has told nobody.
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
