import Foundation
import FoundationXML
import L10n
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

/// Compares the user's guide with the window.
final class GuideTests: WidgetTestCase {
    func testTheKeyTableMatchesTheShortcutsInEachLanguage() throws {
        for language in Language.allCases {
            try onMainLoop {
                let room = try Showroom(language, width: 800, height: 600)
                let page = try XCTUnwrap(Resources.guide(in: language))
                let rows = try XMLDocument(contentsOf: page)
                    .nodes(forXPath: "//*[@id='keys']//*[local-name()='tr']")
                    .map { row in (row.children ?? []).map { $0.stringValue ?? "" } }
                let groups = WindowAction.shortcutGroups(room.model)
                let expected = groups.flatMap { group in
                    [[group.title]] + group.shortcuts.map { [Self.written($0.keys), $0.caption] }
                }
                XCTAssertEqual(rows, expected, language.rawValue)
                room.close()
            }
        }
    }

    func testWithoutABrowserAnAlertShowsTheGuidesPath() throws {
        try onMainLoop {
            let stage = try Stage(isWarm: true)
            let main = try stage.openLoaded()
            let page = try XCTUnwrap(Resources.guide(in: .english))
            main.helpAnswered(hasBrowser: true, page: page)
            main.helpAnswered(hasBrowser: false, page: page)
            XCTAssertTrue(pump { ShownAlert.first != nil })
            let alert = try XCTUnwrap(ShownAlert.first)
            XCTAssertTrue(alert.texts.contains("Couldn’t Open the User’s Guide"))
            XCTAssertTrue(alert.texts.contains("Open this file in a browser: \(page.path)"))
            XCTAssertTrue(alert.answer("Close"))
            XCTAssertTrue(pump { ShownAlert.first == nil })
            main.helpAnswered(hasBrowser: false, page: nil)
            XCTAssertTrue(pump { ShownAlert.first != nil })
            let missing = "The user’s guide isn’t installed."
            XCTAssertTrue(ShownAlert.first?.texts.contains(missing) ?? false)
            XCTAssertTrue(ShownAlert.first?.answer("Close") ?? false)
            stage.close()
        }
    }

    /// Converts keys from GTK's notation to the guide's: `Escape <Alt>Left` to `Escape, Alt+←`.
    private static func written(_ keys: String) -> String {
        let names = [
            "Return": "Enter", "space": "Space", "Left": "←", "Right": "→", "comma": ",",
            "question": "?", "Page_Up": "Page Up", "Page_Down": "Page Down",
        ]
        return keys.split(separator: " ").map { key in
            var parts = key.split { "<>".contains($0) }.map(String.init)
            let last = parts.removeLast().replacing("...", with: " … ")
            let modifiers = parts.map { $0 == "Control" ? "Ctrl" : $0 }
            let name = names[last] ?? (last.count == 1 ? last.uppercased() : last)
            return (modifiers + [name]).joined(separator: "+")
        }.joined(separator: ", ")
    }
}
