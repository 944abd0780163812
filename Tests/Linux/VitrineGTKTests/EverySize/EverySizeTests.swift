import L10n
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

/// Checks that no screen is cut off, hidden or wider than the window, at any size.
final class EverySizeTests: WidgetTestCase {
    /// From a phone to a large desktop.
    private static let sizes = [(360, 640), (768, 1_024), (1_280, 800), (2_560, 1_440)]

    func testEnglish() throws {
        try check(.english)
    }

    func testUkrainian() throws {
        try check(.ukrainian)
    }

    func testEnglishWithLargeText() throws {
        try check(.english, textScale: 2)
    }

    func testUkrainianWithLargeText() throws {
        try check(.ukrainian, textScale: 2)
    }

    private func check(_ language: Language, textScale: Double = 1) throws {
        try onMainLoop {
            defer {
                Style.scaleText(by: 1)
                Style.resetMotion()
            }
            Style.setMotion(false)
            Style.scaleText(by: textScale)
            for (screens, services) in [(Screen.all, StagedDemo.Mode.open), (Screen.cold, .held)] {
                let room = try Showroom(language, width: 1_280, height: 800, services: services)
                // Positions don't depend on drawing, which would take most of the time.
                room.main.layers.setFaint()
                for screen in screens {
                    screen.show(room)
                    for (width, height) in Self.sizes.prefix(textScale > 1 ? 3 : 4) {
                        room.resize(width: width, height: height)
                        let isTight = textScale > 1
                        let title = "\(screen.name) at \(width) × \(height)"
                        XCTAssertEqual(room.main.window.width, width, title)
                        XCTAssertEqual(Self.faults(of: room, isTight), [], title)
                    }
                }
                room.close()
            }
        }
    }

    /// The layout faults that remain after settling, because some layout takes several frames.
    @MainActor private static func faults(of room: Showroom, _ isTight: Bool) -> [String] {
        var faults: [String] = []
        for _ in 0..<3 {
            faults = room.resizableWindows.flatMap {
                LayoutWalk($0, frame: room.frame, isTight: isTight).faults
            }
            if faults.isEmpty { return [] }
            room.settle()
        }
        return faults
    }
}
