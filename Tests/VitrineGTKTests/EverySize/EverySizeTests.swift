import L10n
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

/// Every screen in every size: nothing is cut off, hidden or wider than the window.
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
            for (screens, isCold) in [(Screen.all, false), (Screen.cold, true)] {
                let room = try Showroom(language, width: 1_280, height: 800, isCold: isCold)
                for screen in screens {
                    screen.show(room)
                    for (width, height) in Self.sizes.prefix(textScale > 1 ? 3 : 4) {
                        room.resize(width: width, height: height)
                        let isTight = width < 400 && textScale > 1
                        let title = "\(screen.name) at \(width) × \(height)"
                        XCTAssertEqual(room.main.window.width, width, title)
                        for window in [room.main.window.erased, room.dialog].compactMap(\.self) {
                            XCTAssertEqual(
                                LayoutWalk(window, frame: room.frame, isTight: isTight).faults,
                                [],
                                title
                            )
                        }
                    }
                }
                room.close()
            }
        }
    }
}
