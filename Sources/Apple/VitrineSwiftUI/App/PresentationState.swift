package import Catalog
package import Features
import Observation

/// What the app presents above its tabs: at most one sheet or cover, and one alert.
@MainActor
@Observable
package final class PresentationState {
    /// A sheet, with the model that it shows until its dismissal ends.
    package enum Sheet: Identifiable, Sendable {
        case settings
        case sort(ItemListViewModel)
        case filter(CatalogViewModel)
        case quickSearch(QuickSearchViewModel)
        case offline(OfflineViewModel)

        /// The kind of sheet and its model.
        package var id: [AnyHashable] {
            switch self {
            case .settings: ["settings"]
            case .sort(let list): ["sort", ObjectIdentifier(list)]
            case .filter(let catalogModel): ["filter", ObjectIdentifier(catalogModel)]
            case .quickSearch(let search): ["search", ObjectIdentifier(search)]
            case .offline: ["offline"]
            }
        }
    }

    /// A cover of the whole window, with the model that it shows until its dismissal ends.
    package enum Cover: Identifiable, Sendable {
        case poster(PosterViewModel)
        case trailer(TrailerViewModel)

        /// The cover's model.
        package var id: ObjectIdentifier {
            switch self {
            case .poster(let poster): ObjectIdentifier(poster)
            case .trailer(let trailer): ObjectIdentifier(trailer)
            }
        }
    }

    /// A layer of the app, from the bottom up.
    package enum Layer: Sendable {
        case window, sheet, cover
    }

    /// The catalog whose search field has keyboard focus.
    package var searchedCatalog: CatalogID?

    /// The sheet opened here, as opposed to by a model.
    private var opened: Sheet?
    @ObservationIgnored private let keep: @MainActor (RestorationState) -> Void

    /// Creates a state with nothing open.
    ///
    /// `keep` stores the state that the next start restores.
    package init(keep: @escaping @MainActor (RestorationState) -> Void = { _ in }) {
        self.keep = keep
    }

    /// Opens a sheet in place of the current one.
    package func open(_ sheet: Sheet) { opened = sheet }

    /// Returns the sheet to show, or nil.
    ///
    /// A sheet waits until an open cover closes, because a view presents only one of the two.
    package func sheet(over model: AppModel) -> Sheet? {
        guard cover(over: model) == nil else { return nil }
        if let opened { return opened }
        if let search = model.quickSearch { return .quickSearch(search) }
        return model.offline.catalog == nil ? nil : .offline(model.offline)
    }

    /// Closes the current sheet.
    package func sheetDismissed(over model: AppModel) {
        switch sheet(over: model) {
        case .settings?, .sort?, .filter?: opened = nil
        case .quickSearch?: model.quickSearchClosed()
        case .offline?: model.offline.closed()
        case nil: break
        }
    }

    /// Returns the cover to show, or nil.
    package func cover(over model: AppModel) -> Cover? {
        model.poster.map(Cover.poster) ?? model.trailer.map(Cover.trailer)
    }

    /// Returns the layer that must present an alert, because only the topmost one can.
    package func topmostLayer(over model: AppModel) -> Layer {
        if cover(over: model) != nil { return .cover }
        return sheet(over: model) == nil ? .window : .sheet
    }

    /// Saves the state when the user leaves the window.
    ///
    /// `top` is the first row on screen, nil at the top.
    package func left(_ model: AppModel, top: Item.ID?) {
        model.restorationState(top: top).map(keep)
    }
}
