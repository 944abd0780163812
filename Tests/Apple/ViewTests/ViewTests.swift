import AppleApp
import DemoService
import Features
import Foundation
import ImagePipeline
import L10n
import Library
import LinuxPlatform
import Scenes
@_spi(Recording) import SwiftUI
import VitrineSwiftUI

/// Evaluates the app's views in the previews' scenes.
///
/// Arguments: `en` or `uk`, and names of scenes; all of them by default.
@main
@MainActor
struct ViewTests {
    static func main() async throws {
        let names = CommandLine.arguments.dropFirst(2)
        let language =
            CommandLine.arguments.dropFirst().first.flatMap(Language.init(rawValue:)) ?? .english
        let rule = try TextRule(language)
        var failures = names.isEmpty ? await Mistakes.notFound(rule) + Checks.unlistedSymbols : []
        for scene in StagedScene.all where names.isEmpty || names.contains(scene.name) {
            let stage = try await ViewStage.open(language, scene)
            failures += await Checks.findings(
                in: stage.host,
                as: [.compact, .regular, .assisted],
                rule
            ).map { "\(scene.name), \($0.form): \($0.text)" }
            await stage.close()
        }
        if names.isEmpty { failures += try await Tries.failures(language, rule) }
        for failure in failures { print("Error: \(language.rawValue), \(failure)") }
        exit(failures.isEmpty ? 0 : 1)
    }
}

/// The app on a stage with a window that is evaluated.
@MainActor
final class ViewStage {
    let stage: AppStage
    let host: Host
    var strings: Localizer { stage.model.strings }

    private init(_ stage: AppStage) {
        self.stage = stage
        let pictures = Pictures(
            pipeline: ImagePipeline(
                data: stage.app.library.images,
                decoder: PixbufDecoder(),
                prepare: { Picture($0) }
            )
        )
        host = Host(
            VitrineView(model: stage.model, pictures: pictures, presentation: stage.presentation),
            commands: VitrineCommands(
                model: stage.model,
                strings: stage.model.strings,
                presentation: stage.presentation
            )
        )
    }

    static func open(_ language: Language, _ scene: StagedScene? = nil) async throws -> ViewStage {
        let stage = try await AppStage.open(
            in: URL.temporaryDirectory.appending(path: "\(Int.random(in: 0..<1_000_000_000))"),
            strings: Localizer(language, system: .apple),
            decoder: PixbufDecoder(),
            service: service,
            mode: scene?.mode ?? .open,
            startPage: scene?.startPage ?? .catalog(.movies)
        )
        await scene?.play(stage)
        return ViewStage(stage)
    }

    func close() async {
        host.close()
        await stage.app.library.close()
    }

    /// Shared, because its only state is its data and cached pictures.
    private nonisolated static let service: DemoService = {
        let scaler = JPEGScaler()
        return DemoService(
            pictures: .inFolder(URL(filePath: "Sources/Demo/DemoService/Pictures")) { file, size in
                try scaler.jpeg(of: file, size: PixelSize(size.width, size.height))
            }
        )
    }()
}
