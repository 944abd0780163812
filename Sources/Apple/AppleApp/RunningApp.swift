package import Composition
package import Features
import Foundation
package import L10n
package import Library
package import VitrineSwiftUI

/// The app once its library is open: its models and their storage.
@MainActor
package final class RunningApp {
    /// The model that the front end shows.
    package let model: AppModel
    /// The source of all data.
    package let library: Library
    /// Presentation state that no model has.
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
        presentation = PresentationState(of: model, keep: states.save)
    }

    /// Opens the library, restores the state of the last run, and reads the first list from the
    /// store.
    ///
    /// - Parameters:
    ///   - platform: The system's services.
    ///   - settings: The user's settings.
    ///   - configuration: The environment combined with the settings.
    ///   - strings: The strings in the configuration's language.
    ///   - version: The program version.
    /// - Throws: The errors of `Composition.open`.
    /// - Returns: The app, ready to show.
    package static func open(
        on platform: Platform,
        settings: SettingsFile,
        _ configuration: Configuration,
        strings: Localizer,
        version: String
    ) async throws -> RunningApp {
        let (library, service) = try await Composition.open(
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
            settings: service,
            restored: state.opened(with: settings.settings.startPage)
        )
        await model.loadFirstScreen()
        return RunningApp(model: model, library: library, settings: settings, states: states)
    }

    /// Reports that the network is back, so that the visible page retries at once.
    package func networkCameBack() { model.networkCameBack() }

    /// Writes pending changes to disk.
    ///
    /// Blocks, so call it off the main thread.
    nonisolated package func finish() {
        settings.flush()
        states.flush()
    }
}
