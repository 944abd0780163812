#if DEBUG
import Composition
package import DemoService
package import Features
package import Foundation
package import ImagePipeline
package import L10n
import Library
import Networking
package import Scenes
package import VitrineSwiftUI

/// A preview's stage: the app with the demo service in this process, in a private folder.
@MainActor
package final class AppStage: Stage {
    /// The app.
    package let app: RunningApp
    /// Delays requests or lets them fail.
    package let transport: StagedTransport

    private init(app: RunningApp, transport: StagedTransport) {
        self.app = app
        self.transport = transport
    }

    /// The model that the front end shows.
    package var model: AppModel { app.model }
    /// Presentation state that no model has.
    package var presentation: PresentationState { app.presentation }
    /// The size of an iPhone.
    package var size: CGSize { CGSize(width: 390, height: 844) }

    /// Opens the app.
    ///
    /// It makes no requests outside this process.
    ///
    /// - Parameters:
    ///   - folder: Contains everything that the app stores.
    ///   - strings: All text that the app shows.
    ///   - decoder: The system's decoder.
    ///   - service: The demo service.
    ///   - mode: The transport's initial mode.
    ///   - startPage: The page that the app opens with; nil for the last one saved in `folder`.
    /// - Throws: The errors of `RunningApp.open`.
    /// - Returns: The stage before a scene plays.
    package static func open(
        in folder: URL,
        strings: Localizer,
        decoder: any ImageDecoding,
        service: DemoService,
        mode: StagedTransport.Mode = .open,
        startPage: StartPage? = nil
    ) async throws -> AppStage {
        let transport = StagedTransport(InProcessDemo(service, network: OfflineClient()))
        transport.set(mode)
        let platform = Platform(
            transport: transport,
            decoder: decoder,
            folders: Folders(
                data: folder.appending(path: "data"),
                caches: folder.appending(path: "caches"),
                settings: folder.appending(path: "settings")
            ),
            startDemo: { InProcessDemo.address },
            log: { _ in }
        )
        let file = SettingsFile(in: platform.folders.settings, log: platform.log)
        if let startPage {
            var settings = file.settings
            settings.startPage = startPage
            file.keep(settings)
        }
        let configuration = try Configuration(environment: [:], language: strings.language)
        let app = try await RunningApp.open(
            on: platform,
            settings: file,
            configuration,
            strings: strings,
            version: "1.2.3"
        )
        app.model.offline.started(pixelWidths: [185])
        return AppStage(app: app, transport: transport)
    }

    /// Opens the sort sheet.
    package func openSortMenu() { if let list { presentation.sheet = .sort(list) } }

    /// Selects the search tab.
    package func openQuickSearch() { model.section = .search }

    /// Opens the settings sheet, which has every page.
    package func openSettings(at page: SettingsPage) { presentation.sheet = .settings }

    /// Opens the settings, whose last section is About.
    package func openAbout() { presentation.sheet = .settings }

    /// Requests the next page, as if at the end of the list.
    ///
    /// It doesn't move any views.
    package func scrollToEnd() async {
        guard let list, !list.ids.isEmpty else { return }
        list.rowsAppeared(list.ids.count - 1..<list.ids.count)
    }

    /// Does nothing, because views scroll only in the app.
    package func scrollDetails() async {}

    /// Returns at once, because SwiftUI doesn't report loaded pictures.
    package func settlePictures() async {}
}

/// A network that always fails, because scenes must not use the internet.
private struct OfflineClient: HTTPClient {
    func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        throw .offline(.unreachable)
    }
}
#endif
