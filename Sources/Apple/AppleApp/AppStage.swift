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

/// The stage of a preview: the app over the demonstration in this process, in a folder that nobody
/// else uses.
@MainActor
package final class AppStage: Stage {
    /// The app.
    package let app: RunningApp
    /// Holds requests up, or fails them.
    package let transport: StagedTransport

    private init(app: RunningApp, transport: StagedTransport) {
        self.app = app
        self.transport = transport
    }

    /// What the front end shows.
    package var model: AppModel { app.model }
    /// What of the front end no model knows.
    package var presentation: PresentationState { app.presentation }
    /// That of an iPhone.
    package var size: CGSize { CGSize(width: 390, height: 844) }

    /// Opens the app; nothing of it leaves the process.
    ///
    /// - Parameters:
    ///   - folder: holds everything that is stored.
    ///   - strings: every text shown.
    ///   - decoder: of this system.
    ///   - service: the demonstration.
    ///   - mode: how it answers at first.
    ///   - opening: what the app opens with; what `folder` has by default.
    /// - Throws: as `RunningApp.open`.
    /// - Returns: the stage before a scene is played.
    package static func open(
        in folder: URL,
        strings: Localizer,
        decoder: any ImageDecoding,
        service: DemoService,
        mode: StagedTransport.Mode = .open,
        opening: Opening? = nil
    ) async throws -> AppStage {
        let transport = StagedTransport(InProcessDemo(service, network: Nobody()))
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
        if let opening {
            var settings = file.settings
            settings.opening = opening
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

    /// Opens the dialog of orders.
    package func openSortMenu() { presentation.isSorting = true }

    /// Opens the sheet, which has every page.
    package func openSettings(at page: SettingsPage) { presentation.isSettingsOpen = true }

    /// Opens the settings, whose last section is About.
    package func openAbout() { presentation.isSettingsOpen = true }

    /// Asks for the next page, as at the end of the list; no view is moved.
    package func scrollToEnd() async {
        guard let list, !list.ids.isEmpty else { return }
        list.rowsAppeared(list.ids.count - 1..<list.ids.count)
    }

    /// Returns at once, because SwiftUI does not report loaded pictures.
    package func settlePictures() async {}
}

/// A network without anybody: a scene asks no service of the internet.
private struct Nobody: HTTPClient {
    func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        throw .offline(.unreachable)
    }
}
