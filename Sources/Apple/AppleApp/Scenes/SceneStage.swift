import Catalog
import Composition
package import DemoService
package import Features
package import Foundation
package import ImagePipeline
package import L10n
import Library
import Networking
import Observation
package import VitrineSwiftUI

/// An app of its own for one scene: the demonstration in this process, a folder that nobody else
/// uses, and a transport that can be held up.
@MainActor
package final class SceneStage {
    /// The app.
    package let app: RunningApp
    /// Holds requests up, or fails them.
    package let transport: StagedTransport

    private init(app: RunningApp, transport: StagedTransport) {
        self.app = app
        self.transport = transport
    }

    /// What the face shows.
    package var model: AppModel { app.model }
    /// What of the face no model knows.
    package var face: FaceState { app.face }

    /// Opens the app; nothing of it leaves the process.
    ///
    /// - Parameters:
    ///   - folder: holds everything that is stored.
    ///   - strings: every text shown.
    ///   - decoder: of this system.
    ///   - service: the demonstration.
    ///   - mode: how it answers at first.
    /// - Throws: as `RunningApp.open`.
    /// - Returns: the stage before the scene is played.
    package static func open(
        in folder: URL,
        strings: Localizer,
        decoder: any ImageDecoding,
        service: DemoService,
        mode: StagedTransport.Mode = .open
    ) async throws -> SceneStage {
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
        let settings = SettingsFile(in: platform.folders.settings, log: platform.log)
        let configuration = try Configuration(environment: [:], language: strings.language)
        let app = try await RunningApp.open(
            on: platform,
            settings: settings,
            configuration,
            strings: strings,
            version: "1.2.3"
        )
        return SceneStage(app: app, transport: transport)
    }

    /// Waits until the models are in a state.
    package func settle(_ isSettled: @escaping @MainActor @Sendable () -> Bool) async {
        // A closure of its own: the compiler cannot convert `isSettled` itself.
        for await isSo in Observations({ isSettled() }) where isSo { return }
    }
}

/// A network without anybody: a scene asks no service of the internet.
private struct Nobody: HTTPClient {
    func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        throw .offline(.unreachable)
    }
}
