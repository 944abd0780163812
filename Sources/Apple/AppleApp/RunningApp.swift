package import Composition
package import Features
import Foundation
package import L10n
package import Library
package import VitrineSwiftUI

/// The app once its library is open: its models, and what stores them.
@MainActor
package final class RunningApp {
    /// What the face shows.
    package let model: AppModel
    /// The source of all data.
    package let library: Library
    /// What of the face no model knows.
    package let face: FaceState
    private let settings: SettingsFile
    private let states: StateStore<RestorationState>

    private init(
        model: AppModel,
        library: Library,
        settings: SettingsFile,
        states: StateStore<RestorationState>
    ) {
        self.model = model
        self.library = library
        self.settings = settings
        self.states = states
        face = FaceState(keep: states.save)
    }

    /// Opens the library with what the last run left, and reads the first list from the store.
    ///
    /// - Parameters:
    ///   - platform: what this system lends.
    ///   - settings: the person's settings.
    ///   - configuration: the environment and the settings.
    ///   - strings: the texts in the configuration's language.
    ///   - version: of the program.
    /// - Throws: as `Composition.open`.
    /// - Returns: the app, ready to be shown.
    package static func open(
        on platform: Platform,
        settings: SettingsFile,
        _ configuration: Configuration,
        strings: Localizer,
        version: String
    ) async throws -> RunningApp {
        let (library, parts) = try await Composition.open(
            configuration,
            settings: settings,
            on: platform
        )
        let states = StateStore.file(
            "window.json",
            in: platform.folders.state,
            first: RestorationState(),
            log: platform.log
        )
        let model = AppModel(
            library: library,
            strings: strings,
            version: version,
            preferences: settings.preferences,
            settings: parts,
            restored: await states.load().opened(with: settings.settings.opening)
        )
        await model.firstLook()
        return RunningApp(model: model, library: library, settings: settings, states: states)
    }

    /// The network is back: what is on screen asks at once.
    package func networkCameBack() { model.networkCameBack() }

    /// Puts on disk what is still to be written; blocks, so off the main thread.
    nonisolated package func finish() {
        settings.flush()
        states.finish()
    }
}
