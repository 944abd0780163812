import Composition
import DemoService
import Features
import Foundation
import GTKSupport
import L10n
import Library
import LinuxApp
import LinuxPlatform
import Networking
import Scenes
import VitrineCLI
import VitrineGTK

/// `vitrine-dev tour`: visits every screen and state of the window, and takes a picture of each.
///
/// It controls the real window with the embedded service, in temporary folders that it removes at
/// the end.
@MainActor
final class Tour {
    private let arguments: TourArguments
    private let strings: Localizer
    private let network = CurlHTTPClient()
    private let configuration: Configuration
    private let application: Application
    private let demo: Demo
    private let folder: URL
    private let scratch: URL
    private var written: [String] = []
    private var failed: [String] = []

    /// Creates a tour without opening a window.
    init(_ arguments: TourArguments, configuration: Configuration) {
        self.arguments = arguments
        self.configuration = configuration
        let language = arguments.language ?? configuration.language
        strings = Localizer(language)
        folder = URL(filePath: arguments.folder, directoryHint: .isDirectory)
        scratch = FileManager.default.temporaryDirectory
            .appending(path: "vitrine-tour-\(ProcessInfo.processInfo.processIdentifier)")
        application = Application(id: "io.github.vitrine_app.Vitrine.Tour", isUnique: false)
        demo = Demo(options: DemoOptions(scale: arguments.scale), strings: strings)
        Application.speak(language.rawValue)
        // libadwaita reads this variable when it starts.
        if arguments.isHighContrast { setenv("ADW_DEBUG_HIGH_CONTRAST", "1", 1) }
    }

    /// Takes and writes the screenshots; returns the exit status.
    func run() -> Int32 {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            Terminal.complain(error.localizedDescription)
            return ExitCode.storage.rawValue
        }
        _ = application.run { [self] in
            application.hold()
            Task {
                await walk()
                application.quit()
            }
        }
        writeSheet()
        // If this fails, the files stay in the temporary folder, which the system empties.
        try? FileManager.default.removeItem(at: scratch)
        for name in failed { Terminal.complain("The picture “\(name)” could not be taken.") }
        Terminal.note("\(written.count) pictures written")
        return failed.isEmpty ? ExitCode.done.rawValue : ExitCode.storage.rawValue
    }

    /// Plays a scene in a new window and takes its picture.
    private func take(_ picture: TourPicture) async throws {
        let stage = try await makeStage(for: picture)
        let play = Task { await picture.scene.play(stage) }
        let limit = Task {
            try await ContinuousClock().sleep(for: .seconds(30))
            play.cancel()
        }
        await play.value
        limit.cancel()
        if play.isCancelled { failed.append(picture.name) }
        await stage.settlePictures()
        picture.act(stage)
        await stage.settlePictures()
        await write(picture.name, of: stage)
        await stage.close()
    }

    /// Opens a window with an empty store.
    private func makeStage(for picture: TourPicture) async throws -> WindowStage {
        let scene = picture.scene
        let home = scratch.appending(path: picture.name, directoryHint: .isDirectory)
        let transport = StagedTransport(network)
        transport.set(scene.mode)
        let parts = Platform.apart(in: home, transport: transport) { [demo] in try demo.start() }
        let demonstration = try Configuration(environment: ["LANGUAGE": strings.language.rawValue])
        let file = SettingsFile(in: parts.folders.settings, log: parts.log)
        let (library, settings) = try await Composition.open(
            demonstration,
            settings: file,
            on: parts
        )
        let model = AppModel(
            library: library,
            strings: strings,
            version: ProgramVersion.current,
            settings: settings,
            restored: RestorationState().opened(with: scene.startPage)
        )
        let images = TexturePipeline(of: library)
        await model.loadFirstScreen(EarlyPictures(in: images))
        // Restores a size as if from the last run, so that the first layout already uses it.
        var restored = WindowState()
        restored.size = WindowState.Size(width: arguments.width, height: arguments.height)
        let window = MainWindow(
            application: application,
            model: model,
            images: images,
            restored: restored
        )
        window.present()
        let stage = WindowStage(window, model, library, transport)
        // Waits at most half a minute, because without a display the window never gets a size.
        for _ in 0..<1_200 where window.window.height == 0 { await stage.wait(milliseconds: 25) }
        // Without a window manager, GTK's own frame is part of the size.
        let frame = arguments.height - window.window.height
        window.window.resize(width: arguments.width + frame, height: arguments.height + frame)
        return stage
    }

    /// Writes a picture of the stage's window, or of the dialog above it, to `<name>.png`.
    ///
    /// A window with a pending layout can't be drawn, so this tries again a few frames later.
    private func write(_ name: String, of stage: WindowStage) async {
        let path = folder.appending(path: "\(name).png").path
        for _ in 0..<5 {
            if let widget = Window.topmost, Snapshot.write(widget, under: stage.menu, to: path) {
                written.append(name)
                return
            }
            await stage.wait(milliseconds: 100)
        }
        failed.append(name)
    }

    /// Writes the contact sheet of all screenshots with ImageMagick's `montage`.
    ///
    /// https://imagemagick.org/script/montage.php
    private func writeSheet() {
        guard !written.isEmpty else { return }
        let name = arguments.sheetName(language: strings.language.rawValue)
        let isDark = arguments.scheme == .dark
        let montage = Process()
        montage.executableURL = URL(filePath: "/usr/bin/env")
        montage.currentDirectoryURL = folder
        montage.arguments =
            ["montage", "-background", isDark ? "#1D1D20" : "#EFEEEC"]
            + ["-fill", isDark ? "white" : "black", "-title", name, "-label", "%t"]
            + written.map { "\($0).png" }
            + ["-geometry", "320x320>+12+12", "\(name).png"]
        do {
            try montage.run()
            montage.waitUntilExit()
            if montage.terminationStatus == 0 { written.append(name) } else { failed.append(name) }
        } catch {
            Terminal.complain(error.localizedDescription)
            failed.append(name)
        }
    }

    private func walk() async {
        Style.choose(arguments.scheme == .dark ? .dark : .light)
        Style.scaleText(by: arguments.textScale)
        do {
            for picture in TourPicture.all where arguments.pictures.contains(picture.name) {
                try await take(picture)
            }
        } catch {
            failed.append("\(error)")
        }
    }
}
