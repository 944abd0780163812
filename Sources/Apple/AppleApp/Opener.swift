#if canImport(UIKit)
import ApplePlatform
import Catalog
import Composition
import Features
import Foundation
import ImagePipeline
import L10n
import Library
import Observation
import Primitives
import VitrineSwiftUI

/// Opens the app and reports its progress.
@MainActor
@Observable
final class Opener {
    /// The progress of opening.
    enum Phase {
        case opening
        case open(RunningApp, Pictures, TrailerDocuments)
        case failed(String)
    }

    private(set) var phase = Phase.opening
    private(set) var strings = Localizer(.preferred())
    /// The link that started the app.
    @ObservationIgnored private var link: URL?
    @ObservationIgnored private var pressure: SystemPressure?
    @ObservationIgnored private var network: NetworkWatch?

    /// The app, once it is open.
    var app: RunningApp? {
        if case .open(let app, _, _) = phase { app } else { nil }
    }

    /// Handles a link opened by the system.
    ///
    /// It waits until the app is open.
    func linkOpened(_ link: URL) {
        self.link = link
        followLink()
    }

    private func followLink() {
        guard let app, let link else { return }
        self.link = nil
        if let link = CatalogLink(link.absoluteString) { app.model.linkOpened(link) }
    }

    /// Opens the app, or retries after a failure.
    func open() async {
        if case .open = phase { return }
        phase = .opening
        do {
            let platform = try Platform.apple()
            let settings = await Self.settings(platform)
            let configuration = try Configuration.current(settings: settings.settings)
            strings = Localizer(configuration.language)
            let app = try await RunningApp.open(
                on: platform,
                settings: settings,
                configuration,
                strings: strings,
                version: Self.version
            )
            let pictures = Pictures(
                pipeline: ImagePipeline(
                    data: app.library.images,
                    decoder: platform.decoder,
                    prepare: { Picture($0) }
                )
            )
            pressure = SystemPressure { pictures.relieve() }
            network = NetworkWatch { [weak app] in app?.networkCameBack() }
            phase = .open(app, pictures, TrailerDocuments(platform.transport))
            followLink()
        } catch let error as CatalogError {
            phase = .failed(strings.message(for: error).body)
        } catch {
            phase = .failed(error.localizedDescription)
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

extension Language {
    /// The system's preferred language, used until the settings are read.
    fileprivate static func preferred() -> Language {
        preferred(setting: nil, environment: [:], systemLanguages: Locale.preferredLanguages)
    }
}
#endif
