import CAdw
import Catalog
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

final class FoldingTabsTests: WidgetTestCase {
    /// A catalog with this many lists, some with long names.
    private static func catalog(_ name: String = "shelf", lists count: Int) -> CatalogDescriptor {
        CatalogDescriptor(
            id: CatalogID(name),
            title: .words(["en": "The Catalog \(name)"]),
            lists: (1...count).map { number in
                let end = number.isMultiple(of: 3) ? " of Everything That Was Ever Written" : ""
                let title = Caption.words(["en": "List \(number)\(end)"])
                return ListDescriptor(
                    id: ListID("list-\(number)"),
                    title: title,
                    shortTitle: title,
                    content: .service(.none)
                )
            },
            facets: [],
            row: RowTemplate(lines: []),
            tap: .details(.ownRequest),
            favorites: nil,
            images: .persistent
        )
    }

    /// The window's minimum width without the frame that GTK draws without a window manager.
    @MainActor private static func leastWidth(_ main: MainWindow) -> Int {
        main.window.children.first?.minimumWidth ?? 0
    }

    func testTheWindowFitsAPhoneWithAnyNumberOfLists() throws {
        try onMainLoop {
            for count in [2, 8, 100] {
                let stage = try Stage(descriptor: Self.catalog(lists: count), isWarm: true)
                let main = try stage.openLoaded(width: 1_280)
                XCTAssertLessThanOrEqual(Self.leastWidth(main), 360, "\(count) lists")
                stage.close()
            }
        }
    }

    func testTheWindowFitsAPhoneWithAnyNumberOfCatalogs() throws {
        try onMainLoop {
            let others = (1...30).map { number in
                StubProvider([Item.movies(1...3)], descriptor: Self.catalog("\(number)", lists: 1))
            }
            let stage = try Stage(isWarm: true, beside: others)
            let main = try stage.openLoaded(width: 360)
            XCTAssertLessThanOrEqual(Self.leastWidth(main), 360)
            stage.close()
        }
    }

    func testTabsThatDoNotFitBecomeAMenu() throws {
        try onMainLoop {
            var chosen: [Int] = []
            let labels = (0..<8).map { "Label \($0)" }
            let tabs = FoldingTabs(labels, name: "List") { chosen.append($0) }
            let window = TestWindow(tabs, width: 1_200, height: 100)
            XCTAssertTrue(tabs.tabs.erased.isMapped)
            XCTAssertFalse(tabs.button.erased.isMapped)
            window.window.resize(width: 300, height: 100)
            XCTAssertTrue(pump { tabs.button.erased.isMapped })
            XCTAssertTrue(pump { !tabs.tabs.erased.isMapped })
            XCTAssertTrue(tabs.button.erased.texts.contains("List"))
            tabs.select(2)
            XCTAssertEqual(chosen, [2])
            XCTAssertTrue(tabs.button.erased.texts.contains("Label 2"))
            XCTAssertEqual(tabs.button.erased.tooltip, "List: Label 2")
            let target = g_variant_new_string("5")
            gtk_widget_activate_action_variant(tabs.button.pointer, "tab.show", target)
            XCTAssertEqual(chosen, [2, 5])
            window.window.resize(width: 1_200, height: 100)
            XCTAssertTrue(pump { tabs.tabs.erased.isMapped })
            window.close()
        }
    }
}
