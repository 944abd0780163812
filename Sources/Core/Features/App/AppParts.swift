import Catalog
import L10n
import Library

/// The dependencies shared by all of the app's models.
@MainActor
struct AppParts {
    let library: Library
    let router: Router
    let strings: Localizer
    let settings: SettingsViewModel
    let clock: any Clock<Duration>
    let notices: Notices
    let services: ServiceModels

    /// Returns the texts for a catalog, which name its service during an outage.
    func strings(of catalog: CatalogID) -> Localizer {
        strings.about { [library] in library.unreachable(of: catalog) }
    }
}
