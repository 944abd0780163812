package import Catalog
package import Features
import Observation

/// A view that a page or cover grows out of; an item may have one in each section.
package struct ZoomID: Hashable, Sendable {
    let section: AppSection
    let route: Route
}

/// What the app presents above its tabs: at most one sheet or cover, and one alert.
@MainActor
@Observable
package final class PresentationState {
    /// A sheet, with the model that it shows until its dismissal ends.
    package enum Sheet: Identifiable, Sendable {
        /// The settings, and the settings at the field for a catalog's key.
        case settings, key(of: CatalogID?)
        case sort(ItemListViewModel)
        case filter(CatalogViewModel)
        case offline(OfflineViewModel)
        case notes(NotesViewModel)

        /// The kind of sheet and its model.
        package var id: [AnyHashable] {
            switch self {
            case .settings, .key: ["settings"]
            case .sort(let list): ["sort", ObjectIdentifier(list)]
            case .filter(let model): ["filter", ObjectIdentifier(model)]
            case .offline: ["offline"]
            case .notes(let notes): ["notes", notes.id]
            }
        }
    }

    /// A cover of the whole window, with the model that it shows until its dismissal ends.
    package enum Cover: Identifiable, Sendable {
        case poster(PosterViewModel, from: ZoomID)
        case trailer(TrailerViewModel)

        /// The cover's model.
        package var id: ObjectIdentifier {
            switch self {
            case .poster(let poster, from: _): ObjectIdentifier(poster)
            case .trailer(let trailer): ObjectIdentifier(trailer)
            }
        }
    }

    /// A layer of the app, from the bottom up.
    package enum Layer: Sendable {
        case window, sheet, cover
    }

    private var searchedCatalog: CatalogID?
    /// The sheet that no model opened.
    private var opened: Sheet?
    @ObservationIgnored private let model: AppModel
    @ObservationIgnored private let keep: @MainActor (RestorationState) -> Void

    /// Creates a state with nothing open; `keep` stores the state that the next start restores.
    package init(
        of model: AppModel,
        keep: @escaping @MainActor (RestorationState) -> Void = { _ in }
    ) { (self.model, self.keep) = (model, keep) }

    /// The sheet to show; setting it replaces the current one, and nil closes it.
    ///
    /// A sheet waits until an open cover closes, because a view presents only one of the two.
    package var sheet: Sheet? {
        get {
            guard cover == nil else { return nil }
            let offline = model.offline.catalog == nil ? nil : Sheet.offline(model.offline)
            return opened ?? offline ?? model.notes.map(Sheet.notes)
        }
        set {
            // A cover that opens meanwhile only hides the sheet.
            if newValue == nil, cover != nil { return }
            if newValue != nil || opened != nil { return opened = newValue }
            if model.offline.catalog != nil { model.offline.closed() } else { model.notesClosed() }
        }
    }

    /// The cover to show; setting nil closes it.
    package var cover: Cover? {
        get {
            if let poster = model.poster, let route = model.router.cover {
                return .poster(poster, from: ZoomID(section: model.section, route: route))
            }
            return model.trailer.map(Cover.trailer)
        }
        set { if newValue == nil { model.router.cover = nil } }
    }

    /// The layer that must present an alert, because only the topmost one can.
    package var topmostLayer: Layer {
        cover != nil ? .cover : sheet == nil ? .window : .sheet
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
        model.restorationState(top: top).map(keep)
    }
}
