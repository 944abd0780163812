import L10n
import Library

/// What every model of the app is created with.
@MainActor
struct AppParts {
    let library: Library
    let router: Router
    let strings: Localizer
    let settings: SettingsViewModel
    let clock: any Clock<Duration>
    let notices: Notices
}
