import L10n
import Library

/// What every model of the app is created with.
@MainActor
struct AppParts {
    let library: Library
    let router: Router
    let strings: Localizer
    let memory: PreferencesMemory
    let clock: any Clock<Duration>
    let notices: Notices
}
