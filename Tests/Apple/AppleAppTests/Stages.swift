import DemoService
import Features
import Foundation
import ImagePipeline
import L10n
import LinuxPlatform
import Scenes
import TestSupport

@testable import AppleApp

/// Opens stages with the Linux decoder and the committed pictures.
@MainActor
enum Stages {
    static func open(
        _ scene: StagedScene,
        in folder: TemporaryFolder
    ) async throws -> AppStage {
        try await open(in: folder, mode: scene.mode, startPage: scene.startPage)
    }

    static func open(
        in folder: TemporaryFolder,
        mode: StagedTransport.Mode = .open,
        startPage: StartPage? = nil
    ) async throws -> AppStage {
        try await AppStage.open(
            in: folder.url,
            strings: strings,
            decoder: PixbufDecoder(),
            service: service,
            mode: mode,
            startPage: startPage
        )
    }

    /// Read only once, because reading takes a second in a debug build.
    private nonisolated static let strings = Localizer(.english)

    /// Shared, because its only state is its data and cached pictures.
    private nonisolated static let service: DemoService = {
        let pictures = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/Demo/DemoService/Pictures")
        let scaler = JPEGScaler()
        return DemoService(
            pictures: .inFolder(pictures) { file, size in
                try scaler.jpeg(of: file, size: PixelSize(size.width, size.height))
            }
        )
    }()
}
