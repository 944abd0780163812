import L10n
import Library

/// The dependencies that all models of the app share.
@MainActor
struct AppParts {
    let library: Library
    let router: Router
    let strings: Localizer
    let settings: SettingsViewModel
    let clock: any Clock<Duration>
    let notices: Notices
}
