#if canImport(UIKit)
import ApplePlatform
import Catalog
import Composition
import Features
import Foundation
import ImagePipeline
import L10n
import Library
import Primitives
import VitrineSwiftUI

/// The app with its pictures, trailers and observers of the system.
@MainActor
final class OpenedApp {
    let running: RunningApp
    let pictures: Pictures
    let documents: TrailerDocuments
    private let pressure: SystemPressure
    private let network: NetworkWatch

    private init(_ running: RunningApp, on platform: Platform) {
        let pictures = Pictures(
            pipeline: ImagePipeline(
                data: running.library.images,
                decoder: platform.decoder,
                prepare: { Picture($0) }
            )
        )
        self.running = running
        self.pictures = pictures
        documents = TrailerDocuments(platform.transport)
        pressure = SystemPressure { pictures.relieve() }
        network = NetworkWatch { [weak running] in running?.networkCameBack() }
    }

    /// Opens the app in the user's language.
    ///
    /// - Throws: ``OpeningError``.
    static func open() async throws(OpeningError) -> OpenedApp {
        var strings = Localizer.preferred
        do {
            let platform = try Platform.apple()
            let settings = await settings(platform)
            let configuration = try Configuration.current(settings: settings.settings)
            strings = Localizer(configuration.language)
            let running = try await RunningApp.open(
                on: platform,
                settings: settings,
                configuration,
                strings: strings,
                version: version
            )
            return OpenedApp(running, on: platform)
        } catch let error as CatalogError {
            throw OpeningError(text: strings.message(for: error).body)
        } catch {
            throw OpeningError(text: error.localizedDescription)
        }
    }

    /// Reads the settings file off the main thread.
    private static func settings(_ platform: Platform) async -> SettingsFile {
        await QueueExecutor(label: "io.github.vitrine_app.Vitrine.start").run {
            SettingsFile(in: platform.folders.settings, log: platform.log)
        }
    }

    private static var version: String {
        Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? ""
    }
}

/// Why the app can't start, as the user reads it.
struct OpeningError: LocalizedError {
    let text: String
    var errorDescription: String? { text }
}

extension Localizer {
    /// The text in the system's preferred language, used until the settings are read.
    static var preferred: Localizer {
        Localizer(
            Language.preferred(
                setting: nil,
                environment: [:],
                systemLanguages: Locale.preferredLanguages
            )
        )
    }
}
#endif
