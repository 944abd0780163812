import CAdw
import Catalog
import Features
import Foundation
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

/// Tests the menu of a row or a cell.
final class RowMenuTests: WidgetTestCase {
    func testTheMenuOffersApplicableActionsAndFollowsTheFavorite() throws {
        try onMainLoop {
            let stage = try Stage(descriptor: .films, isWarm: true)
            let main = try stage.openLoaded()
            stage.row("Movie 2")?.focus()
            XCTAssertEqual(
                try stage.openMenu(),
                [
                    "Show Details", "Add to Favorites", "Copy Title", "Save Image As…",
                    "Copy Image",
                ]
            )
            try stage.choose("heart", in: main)
            XCTAssertTrue(stage.model.marks[Item.movie(2).id].isFavorite)
            XCTAssertEqual(try stage.openMenu()[1], "Remove From Favorites")
            try stage.choose("copy-title", in: main)
            XCTAssertEqual(stage.copied(in: main), "Movie 2")
            XCTAssertTrue(pump { main.window.texts.contains("Title copied") })
            _ = try stage.openMenu()
            try stage.choose("open", in: main)
            XCTAssertEqual(stage.model.router.openItem, Item.movie(2).id)
            stage.close()
        }
    }

    func testACatalogWithoutFavoritesOrImagesOffersNeither() throws {
        try onMainLoop {
            let bare = Item(id: Item.movie(1).id, title: "Bare", artwork: nil, facets: Facets())
            let stage = try Stage([[bare]], isWarm: true)
            _ = try stage.openLoaded()
            stage.row("Bare")?.focus()
            XCTAssertEqual(try stage.openMenu(), ["Show Details", "Copy Title"])
            stage.close()
        }
    }

    func testAnItemWithALinkOffersToCopyIt() throws {
        try onMainLoop {
            let address = try XCTUnwrap(URL(string: "https://example.org/a?b=1"))
            let facets = Facets().setting(.source, address)
            let linked = Item(id: Item.movie(1).id, title: "Linked", artwork: nil, facets: facets)
            let descriptor = CatalogDescriptor.movies.declaring(
                FacetDeclaration(.source, .link, caption: .key("facet.source"))
            )
            let stage = try Stage([[linked]], descriptor: descriptor, isWarm: true)
            let main = try stage.openLoaded()
            stage.row("Linked")?.focus()
            XCTAssertEqual(try stage.openMenu(), ["Show Details", "Copy Title", "Copy Link"])
            try stage.choose("copy-link", in: main)
            XCTAssertEqual(stage.copied(in: main), address.absoluteString)
            stage.close()
        }
    }

    func testTheMenuAtAPointBelongsToTheRowOrCellThere() throws {
        try onMainLoop {
            let stage = try Stage(descriptor: .films, isWarm: true)
            let main = try stage.openLoaded()
            for layout in [ListDescriptor.Layout.list, .grid] {
                stage.list?.layoutTapped(layout)
                XCTAssertTrue(pump { stage.place(of: "Movie 2") != nil })
                stage.settle()
                let place = try XCTUnwrap(stage.place(of: "Movie 2"))
                XCTAssertEqual(try stage.openMenu(at: place).first, "Show Details")
                try stage.choose("open", in: main)
                XCTAssertEqual(stage.model.router.openItem, Item.movie(2).id, "\(layout)")
                main.window.activate(action: "win.back")
                stage.model.router.path = []
                stage.settle()
            }
            let list = try XCTUnwrap(main.currentList)
            XCTAssertFalse(list.contextMenuAsked(at: (x: 1, y: 100_000)), "nothing is there")
            stage.close()
        }
    }
}

extension CatalogDescriptor {
    fileprivate func declaring(_ facet: FacetDeclaration) -> CatalogDescriptor {
        CatalogDescriptor(
            id: id,
            title: title,
            lists: lists,
            facets: facets + [facet],
            row: row,
            tap: tap,
            favorites: favorites,
            marks: marks,
            images: images
        )
    }
}

extension Stage {
    /// Opens the menu at a point, or for the focused row, and returns its entries.
    fileprivate func openMenu(at point: (x: Double, y: Double)? = nil) throws -> [String] {
        let list = try XCTUnwrap(main?.currentList)
        XCTAssertTrue(list.contextMenuAsked(at: point))
        let menu = try XCTUnwrap(list.menu?.menu.widget)
        XCTAssertTrue(pump { menu.isMapped })
        return menu.texts
    }

    /// Runs an entry's action and closes the menu, as choosing it would.
    fileprivate func choose(_ act: String, in main: MainWindow) throws {
        let menu = try XCTUnwrap(main.currentList?.menu?.menu.widget)
        main.currentList?.root.activate(action: "row.\(act)")
        gtk_popover_popdown(menu.pointer.cast())
        XCTAssertTrue(pump { !menu.isMapped })
        drain()
    }

    /// A point in the view, inside the row or cell with a title.
    fileprivate func place(of title: String) -> (x: Double, y: Double)? {
        let wanted = rows.first {
            $0.isMapped && $0.isSpoken(list?.row(at: 1)?.content?.speech ?? title)
        }
        guard let row = wanted, let view = row.parent, let frame = row.frame(in: view) else {
            return nil
        }
        return (frame.x + 30, frame.y + 30)
    }

    /// The text on the clipboard.
    fileprivate func copied(in main: MainWindow) -> String? {
        let content = gdk_clipboard_get_content(gtk_widget_get_clipboard(main.window.pointer))
        var value = GValue()
        g_value_init(&value, GType(16 << 2))
        defer { g_value_unset(&value) }
        guard gdk_content_provider_get_value(content, &value, nil) != 0 else { return nil }
        return g_value_get_string(&value).map { String(cString: $0) }
    }
}
