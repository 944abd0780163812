import Composition
import Features
import Foundation
import GTKSupport
import Library
import Scenes
import VitrineGTK

/// The tour's stage: a window with an empty store.
@MainActor
final class WindowStage: Stage {
    let window: MainWindow
    let model: AppModel
    let transport: StagedTransport
    /// The open menu, which the picture includes.
    var menu: AnyWidget?

    private let library: Library

    init(_ window: MainWindow, _ model: AppModel, _ library: Library, _ transport: StagedTransport)
    {
        self.window = window
        self.model = model
        self.library = library
        self.transport = transport
        model.offline.started(pixelWidths: window.posterPixelWidths)
    }

    var size: CGSize { CGSize(width: window.window.width, height: window.window.height) }

    func openSortMenu() { menu = window.openSortMenu() }

    func openQuickSearch() { model.quickSearchTapped() }

    func openSettings(at page: SettingsPage) { window.showPreferences(page) }

    func openAbout() { window.window.activate(action: "win.about") }

    func scrollToEnd() async {
        await settlePictures()
        while !window.isAtEnd, !Task.isCancelled {
            window.fling(by: 600)
            repeat {
                await wait(milliseconds: 100)
            } while window.arrivingPictureCount > 0 && !Task.isCancelled
        }
    }

    func scrollDetails() async {
        await settlePictures()
        guard let scroller = window.details.scroller else { return }
        scroller.offset = scroller.contentHeight * 0.45
        await settlePictures()
    }

    /// Waits until all pictures have loaded, and until the splash and all animations have ended.
    ///
    /// After ten seconds it continues anyway, so the picture shows the problem.
    func settlePictures() async {
        let clock = ContinuousClock()
        let deadline = clock.now + .seconds(10)
        var calm = 0
        while calm < 20, clock.now < deadline {
            await wait(milliseconds: 25)
            calm = isCalm ? calm + 1 : 0
        }
    }

    func wait(milliseconds: Int) async {
        // Ends early if the task is cancelled; callers check for that.
        try? await ContinuousClock().sleep(for: .milliseconds(milliseconds))
    }

    /// Closes the window and its library.
    func close() async {
        menu?.closePopover()
        transport.set(.open)
        window.window.close()
        await library.close()
    }

    private var isCalm: Bool {
        if window.isSplashFading || (model.hasContent && !window.isPastSplash) { return false }
        if model.trailer?.state == .loading { return false }
        if let trailer = window.playing, trailer.timestamp < 3_000_000 { return false }
        return transport.isHolding || window.arrivingPictureCount == 0
    }
}
