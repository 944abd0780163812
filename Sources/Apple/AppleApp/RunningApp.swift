package import Composition
package import Features
import Foundation
package import L10n
package import Library
package import VitrineSwiftUI

/// The app once its library is open: its models, and what stores them.
@MainActor
package final class RunningApp {
    /// What the presentation shows.
    package let model: AppModel
    /// The source of all data.
    package let library: Library
    /// What of the presentation no model knows.
    package let presentation: PresentationState
    private let settings: SettingsFile
    private let states: JSONFile<RestorationState>

    private init(
        model: AppModel,
        library: Library,
        settings: SettingsFile,
        states: JSONFile<RestorationState>
    ) {
        self.model = model
        self.library = library
        self.settings = settings
        self.states = states
        presentation = PresentationState(keep: states.save)
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
        let states = JSONFile<RestorationState>(
            "window.json",
            in: platform.folders.state,
            of: "window state",
            log: platform.log
        )
        let state = await states.load() ?? RestorationState()
        let model = AppModel(
            library: library,
            strings: strings,
            version: version,
            settings: parts,
            restored: state.opened(with: settings.settings.opening)
        )
        await model.firstLook()
        return RunningApp(model: model, library: library, settings: settings, states: states)
    }

    /// The network is back: what is on screen asks at once.
    package func networkCameBack() { model.networkCameBack() }

    /// Puts on disk what is still to be written; blocks, so off the main thread.
    nonisolated package func finish() {
        settings.flush()
        states.flush()
    }
}
