import Catalog
import L10n
import Library

/// The dependencies shared by all of the app's models.
@MainActor
struct AppDependencies {
    let library: Library
    let router: Router
    let strings: Localizer
    let settings: SettingsViewModel
    let clock: any Clock<Duration>
    let notifications: SystemNotifications
    let services: ServiceModels

    /// Returns the texts for a catalog.
    func strings(of catalog: CatalogID) -> Localizer { strings.about(catalog, in: library) }
}

extension Localizer {
    /// Returns these texts for a catalog, which name its service during an outage, and where its
    /// key is entered.
    func about(_ catalog: CatalogID, in library: Library) -> Localizer {
        about({ library.unreachable(of: catalog) }, key: { library.key(of: catalog) })
    }

    /// Returns whether an error is about a key, which the user can change only in the settings.
    func concernsKey(_ error: CatalogError) -> Bool {
        if case .unauthorized = error { key() != .none } else { false }
    }
}
