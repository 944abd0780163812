package import Catalog
package import Features
import Observation

/// A picture that the viewer grows out of; an item may have one in each section.
package struct ZoomID: Hashable, Sendable {
    package let section: AppSection
    package let route: Route
}

/// What the app presents above its tabs: at most one sheet or cover, and one alert.
@MainActor
@Observable
package final class PresentationState {
    /// The open pages of the settings; ``sheet`` sets them, also while the settings are open.
    package var settingsPath: [SettingsPage] = []
    private var searchedCatalog: CatalogID?
    /// Whether the system shows a viewer or trailer, which lasts until its dismissal has ended.
    private var isCoverOnScreen = false
    /// The sheet that no model opened.
    private var opened: Sheet?
    @ObservationIgnored private let model: AppModel
    @ObservationIgnored private let keep: @MainActor (RestorationState) -> Void

    /// Creates a state with nothing open; `keep` stores the state that the next start restores.
    package init(
        of model: AppModel,
        keep: @escaping @MainActor (RestorationState) -> Void = { _ in }
    ) {
        self.model = model
        self.keep = keep
    }

    /// The sheet to show; setting it replaces the current one, and nil closes it.
    ///
    /// A sheet waits until an open cover closes, because a view presents only one of the two.
    package var sheet: Sheet? {
        get {
            guard !isCovered else { return nil }
            let offline = model.offline.catalog == nil ? nil : Sheet.offline(model.offline)
            return opened ?? offline ?? model.notes.map(Sheet.notes)
        }
        set {
            // A cover that opens meanwhile only hides the sheet.
            if newValue == nil, isCovered { return }
            switch newValue {
            case .settings?: settingsPath = []
            case .key(let id)?: settingsPath = model.keyPage(of: id) == .catalogs ? [.catalogs] : []
            default: break
            }
            if newValue != nil || opened != nil {
                opened = newValue
            } else if model.offline.catalog != nil {
                model.offline.closed()
            } else {
                model.notesClosed()
            }
        }
    }

    /// The trailer to show; setting nil closes it.
    package var trailer: TrailerViewModel? {
        get { model.trailer }
        set { if newValue == nil { model.router.cover = nil } }
    }

    /// The picture that the open viewer shows, or nil.
    package var viewerSource: ZoomID? {
        guard model.poster != nil, let route = model.router.cover else { return nil }
        return ZoomID(section: model.section, route: route)
    }

    /// Whether a viewer is the one that the app wants to show.
    package func isOpen(_ viewer: PosterViewModel) -> Bool { model.poster === viewer }

    /// Remembers that a viewer or trailer is on screen.
    package func coverPresented() { isCoverOnScreen = true }

    /// Opens a sheet or alert that waited for the system to dismiss a cover.
    package func coverDismissed() { isCoverOnScreen = false }

    /// Closes a viewer that the system has dismissed, and does what ``coverDismissed()`` does.
    package func viewerDismissed(_ viewer: PosterViewModel) {
        coverDismissed()
        if isOpen(viewer) { model.router.cover = nil }
    }

    private var isCovered: Bool { isCoverOnScreen || model.poster != nil || trailer != nil }

    /// The layer that must present an alert, because only the topmost one can.
    package var topmostLayer: Layer {
        isCovered ? .cover : sheet == nil ? .window : .sheet
    }

    /// Whether a layer presents the router's alert; setting false closes it.
    package subscript(alertOn layer: Layer) -> Bool {
        get { model.router.alert != nil && topmostLayer == layer }
        set { if !newValue { model.router.alertDismissed() } }
    }

    /// Whether a catalog's search field has keyboard focus.
    package subscript(isSearching catalog: CatalogID) -> Bool {
        get { searchedCatalog == catalog }
        set { searchedCatalog = newValue ? catalog : nil }
    }

    /// Saves the state when the user leaves the window; `top` is the first row on screen or nil.
    package func left(top: Item.ID?) {
        if let state = model.restorationState(top: top) { keep(state) }
    }
}
