package import Catalog
package import Features

extension PresentationState {
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

    /// A page above the first one of the settings.
    package enum SettingsPage: Hashable, Sendable {
        case catalogs, about
    }

    /// A layer of the app, from the bottom up.
    package enum Layer: Sendable {
        case window, sheet, cover
    }
}
