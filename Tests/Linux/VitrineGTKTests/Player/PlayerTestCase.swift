import CAdw
import DemoService
import Dispatch
import Features
import Foundation
import HTTPServer
import L10n
import Primitives
import Networking
import TestSupport
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

/// A test case for the player, with a server on loopback; the test itself runs GLib's loop.
class PlayerTestCase: XCTestCase {
    /// Runs `body` with GTK ready.
    func onStage(_ body: @MainActor () throws -> Void) throws {
        try MainActor.assumeIsolated {
            try XCTSkipIf(gtk_init_check() == 0, "no display")
            adw_init()
            MainLoop.install()
            try body()
        }
    }
}

/// Runs GLib's loop until `condition` holds; false after a minute.
@MainActor
func turn(until condition: () -> Bool) -> Bool {
    // Wakes the loop, because the condition may change without an event.
    let timer = g_timeout_add(5, { _ in 1 }, nil)
    defer { g_source_remove(timer) }
    let deadline = DispatchTime.now() + 60
    while !condition() {
        guard DispatchTime.now() < deadline else { return false }
        g_main_context_iteration(nil, 1)
    }
    return true
}

/// A window that contains a player.
@MainActor
final class PlayerStage {
    let model: TrailerViewModel
    let page: PlayerPage
    /// The addresses that the browser was asked to open.
    private(set) var opened: [URL] = []

    private let window: Window
    private static let application: Application = {
        let application = Application(
            id: "io.github.vitrine_app.Vitrine.PlayerTests",
            isUnique: false
        )
        g_application_register(application.pointer.cast(), nil, nil)
        return application
    }()

    /// Opens a window and starts playing; `hasBrowser` is the browser's answer.
    init(
        _ playback: TrailerPlayback,
        library: String = WebLibrary.fileName,
        hasBrowser: Bool = true
    ) {
        let model = TrailerViewModel(
            title: "Alien",
            playback: playback,
            router: Router(),
            strings: Localizer(.english),
            // Never time out, because WebKit's first start may take a long time.
            clock: HandClock()
        )
        let window = Window(Self.application, title: "Test", width: 640, height: 480)
        let browser = Browsing()
        self.model = model
        self.window = window
        page = PlayerPage(model: model, window: window, library: library) { url, _, answered in
            browser.opened?(url)
            answered(hasBrowser)
        }
        browser.opened = { [weak self] in self?.opened.append($0) }
        window.setContent(page.root)
        window.present()
        page.focus()
        model.appeared()
        let page = page
        _ = turn { page.screen != nil || model.state != .loading }
    }

    var stream: MediaStream? { (page.screen as? VideoScreen)?.stream }

    /// The page's visible descendants of a kind.
    func all(_ kind: String) -> [WidgetPointer] {
        Self.descendants(of: page.root.pointer).filter { widget in
            let instance: UnsafeMutablePointer<GTypeInstance> = widget.cast()
            return String(cString: g_type_name_from_instance(instance)) == kind
        }
    }

    var texts: [String] {
        all("GtkLabel").compactMap { gtk_label_get_text($0.opaque).map { String(cString: $0) } }
    }

    var isLoading: Bool { !all("GtkSpinner").isEmpty }

    func press(_ label: String) -> Bool {
        let button = all("GtkButton").first {
            gtk_button_get_label($0.cast()).map { String(cString: $0) } == label
        }
        return button.map { gtk_widget_activate($0) != 0 } ?? false
    }

    func close() {
        page.stop()
        window.close()
        while g_main_context_iteration(nil, 0) != 0 {}
    }

    private static func descendants(of widget: WidgetPointer) -> [WidgetPointer] {
        guard gtk_widget_get_child_visible(widget) != 0, gtk_widget_get_visible(widget) != 0 else {
            return []
        }
        var found = [widget]
        var next = gtk_widget_get_first_child(widget)
        while let child = next {
            found += descendants(of: child)
            next = gtk_widget_get_next_sibling(child)
        }
        return found
    }
}

@MainActor
private final class Browsing {
    var opened: ((URL) -> Void)?
}
