import CAdw
import L10n
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

/// Checks that text has a contrast of 4.5:1 and icons 3:1, in every style on every screen.
final class ContrastTests: WidgetTestCase {
    func testLight() throws {
        try check(.light)
    }

    func testDark() throws {
        try check(.dark)
    }

    func testLightWithHighContrast() throws {
        try check(.light, isHigh: true)
    }

    func testDarkWithHighContrast() throws {
        try check(.dark, isHigh: true)
    }

    private func check(_ scheme: Style.Scheme, isHigh: Bool = false) throws {
        try onMainLoop {
            let sheets = isHigh ? Self.addHighContrast() : []
            defer {
                for sheet in sheets { Self.remove(sheet) }
                Style.choose(.system)
                Style.resetMotion()
            }
            Style.setMotion(false)
            Style.choose(scheme)
            for (screens, services) in [(Screen.all, StagedDemo.Mode.open), (Screen.cold, .held)] {
                let room = try Showroom(.english, width: 1_280, height: 800, services: services)
                for screen in screens {
                    screen.show(room)
                    room.settle()
                    let window = room.dialog ?? room.main.window.erased
                    let part = ShownAlert.first?.widget ?? room.innerDialog ?? window
                    var meter = ContrastMeter(part, in: window) { pump(frames: 2, of: window) }
                    // Measure again, because a picture may have loaded between the two renderings.
                    for _ in 0..<2 where !meter.faults.isEmpty {
                        room.settle()
                        meter = ContrastMeter(part, in: window) { pump(frames: 2, of: window) }
                    }
                    XCTAssertEqual(meter.faults, [], screen.name)
                    XCTAssertGreaterThan(meter.count, 0, screen.name)
                }
                room.close()
            }
        }
    }

    /// Adds libadwaita's and our own high-contrast style sheets.
    ///
    /// A running process can't switch high contrast on by itself.
    @MainActor private static func addHighContrast() -> [OpaquePointer] {
        let theme = gtk_css_provider_new()
        gtk_css_provider_load_from_resource(theme, "/org/gnome/Adwaita/styles/base-hc.css")
        let own = gtk_css_provider_new()
        if let path = Resources.path(of: "style-hc.css") {
            gtk_css_provider_load_from_path(own, path)
        }
        let priorities = [
            GTK_STYLE_PROVIDER_PRIORITY_THEME, GTK_STYLE_PROVIDER_PRIORITY_APPLICATION,
        ]
        return zip([theme, own], priorities).compactMap { sheet, priority in
            guard let sheet: OpaquePointer = sheet?.raw.opaque else { return nil }
            gtk_style_context_add_provider_for_display(
                gdk_display_get_default(),
                sheet,
                guint(priority) + 1
            )
            return sheet
        }
    }

    @MainActor private static func remove(_ sheet: OpaquePointer) {
        gtk_style_context_remove_provider_for_display(gdk_display_get_default(), sheet)
        g_object_unref(sheet.raw)
    }
}
