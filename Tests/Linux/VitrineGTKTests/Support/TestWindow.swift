import CAdw
import XCTest

@testable import GTKSupport

extension Application {
    /// The application for all tests, registered as if it were running.
    @MainActor static let test: Application = {
        let application = Application(id: "io.github.vitrine_app.Vitrine.Tests", isUnique: false)
        g_application_register(application.pointer.cast(), nil, nil)
        return application
    }()
}

/// A window that shows one widget and closes when released.
@MainActor
final class TestWindow {
    let window: Window

    init(_ content: some Widget, width: Int = 400, height: Int = 300) {
        window = Window(.test, title: "Test", width: width, height: height)
        window.setContent(content)
        window.present()
        let shown = window
        pump { shown.isMapped && shown.width > 0 }
        pump(frames: 2, of: window)
    }

    /// Closes the window and waits until its widgets are gone.
    func close() {
        window.close()
        drain()
    }

    /// Whether it is on screen.
    var isOpen: Bool { !window.isClosed && window.isMapped }

    isolated deinit { window.close() }
}
