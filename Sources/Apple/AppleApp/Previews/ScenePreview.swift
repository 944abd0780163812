#if DEBUG && canImport(UIKit)
import ApplePlatform
import DemoService
import Foundation
import ImagePipeline
import L10n
import Library
import Scenes
import SwiftUI
import VitrineSwiftUI

/// A scene as a preview: the whole app with the demo service, in Xcode's preview process.
struct ScenePreview: View {
    @State private var stage: AppStage?
    @State private var pictures: Pictures?
    @State private var failure = ""
    private let name: String
    private let language: Language

    init(_ name: String, _ language: Language = .english) {
        self.name = name
        self.language = language
    }

    var body: some View {
        Group {
            if let stage, let pictures {
                VitrineView(
                    model: stage.model,
                    pictures: pictures,
                    presentation: stage.presentation
                )
            } else {
                ProgressView(failure)
            }
        }
        .task { await play() }
    }

    private func play() async {
        guard let scene = StagedScene.named(name) else {
            failure = name
            return
        }
        do {
            let stage = try await AppStage.open(
                in: URL.temporaryDirectory.appending(path: UUID().uuidString),
                strings: Localizer(language),
                decoder: ImageIODecoder(),
                service: .bundled(),
                mode: scene.mode,
                startPage: scene.startPage
            )
            pictures = Pictures(
                pipeline: ImagePipeline(
                    data: stage.app.library.images,
                    decoder: ImageIODecoder(),
                    prepare: { Picture($0) }
                )
            )
            self.stage = stage
            await scene.play(stage)
        } catch {
            failure = error.localizedDescription
        }
    }
}
#endif
