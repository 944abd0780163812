import CGTK
import Catalog
import Composition
import Features
import Foundation
import GTKSupport
import ImagePipeline
import L10n
import Library
import XCTest

@testable import VitrineGTK

/// The real window with all four catalogs, composed as in the app.
///
/// Uses the embedded service's data without a socket.
@MainActor
final class Showroom {
    let demo = StagedDemo()
    let model: AppModel
    let main: MainWindow
    /// The frame's share of a requested size, in application pixels.
    ///
    /// Without a window manager, GTK draws a frame.
    private(set) var frame = 0
    private let folder: URL

    /// Opens the window, and waits for rows if the services are `.open`.
    init(
        _ language: Language,
        width: Int,
        height: Int,
        services: StagedDemo.Mode = .open
    ) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-show-\(UUID())")
        let folder = folder
        let platform = Platform(
            transport: demo,
            decoder: GrayPictures(),
            folders: Folders(
                data: folder.appending(path: "data"),
                caches: folder.appending(path: "caches"),
                settings: folder.appending(path: "settings")
            ),
            startDemo: { try XCTUnwrap(URL(string: "http://demo.test")) },
            log: { _ in }
        )
        let configuration = try Configuration(environment: ["LANGUAGE": language.rawValue])
        let (library, settings) = try finish {
            try await Composition.open(
                configuration,
                settings: SettingsFile(in: platform.folders.settings, log: platform.log),
                on: platform,
                clock: InstantClock()
            )
        }
        let model = AppModel(
            library: library,
            strings: Localizer(language),
            version: "1.0.0",
            settings: settings
        )
        self.model = model
        demo.set(services)
        try finish { await model.loadFirstScreen() }
        main = MainWindow(
            application: .test,
            model: model,
            images: TexturePipeline(data: library.images, decoder: GrayPictures()) {
                Texture($0)
            }
        )
        main.window.resize(width: width, height: height)
        main.present()
        XCTAssertTrue(pump { main.window.isMapped && main.window.width > 0 })
        frame = height - main.window.height
        if services == .open { XCTAssertTrue(pump { main.isPastSplash }, "no rows came") }
        settle()
    }

    /// The visible catalog.
    var catalogModel: CatalogViewModel? { model.catalog.flatMap { model.catalogModel(of: $0) } }

    /// The visible list or search results.
    var list: ItemListViewModel? { catalogModel?.visible }

    /// The window above the main one, if one is open.
    var dialog: AnyWidget? {
        guard let top = Window.topmost, top.pointer != main.window.pointer else { return nil }
        return top
    }

    /// A dialog inside the main window, as libadwaita 1.5 and later show it.
    var innerDialog: AnyWidget? {
        let kinds = ["AdwPreferencesDialog", "AdwAboutDialog", "AdwDialog"]
        return main.window.descendants(mapped: true).first { kinds.contains($0.kind) }
    }

    /// The main window and, if open and resizable, the one above it.
    var resizableWindows: [AnyWidget] {
        [main.window.erased] + [dialog].compactMap(\.self).filter(\.isResizable)
    }

    /// Shows the home page without details.
    func home() {
        reset()
        model.homeTapped()
        wait { model.home?.content == .shelves && model.home?.isLoading == false }
    }

    /// Shows a catalog's first list without details, search or filters.
    func show(_ catalog: String) {
        reset()
        model.catalogTapped(CatalogID(catalog))
        wait { !(list?.ids.isEmpty ?? true) && list?.rows.isLoading == false }
    }

    /// Shows another list of the same catalog.
    func show(list name: String) {
        catalogModel?.listTapped(ListID(name))
        wait { list?.rows.isLoading == false }
    }

    /// Searches, and waits for the response.
    func search(_ text: String) {
        catalogModel?.searchText = text
        wait { list?.rows.isLoading == false }
    }

    /// Opens the details of a row, 0-based, and waits for them.
    func open(_ row: Int) {
        guard let list, list.ids.indices.contains(row) else { return XCTFail("no row \(row)") }
        open(list.ids[row])
    }

    /// Opens the details of an item, and waits for them.
    func open(_ id: Item.ID) {
        list?.rowTapped(id)
        wait {
            guard let details = model.details, details.id == id else { return false }
            return details.content.value != nil && !details.content.isLoading
                || details.content.error != nil
        }
    }

    /// Clicks a fact of the open details, and waits for the rows of its page.
    func openFact(_ fact: (DetailsContent) -> FilterLink?) {
        guard let link = model.details?.content.value.flatMap(fact) else {
            return XCTFail("no such fact")
        }
        wait { main.details.root.buttons(link.text).first?.focus() == true }
        main.details.root.buttons(link.text).first?.click()
        wait { model.filtered?.list.ids.isEmpty == false }
    }

    /// Adds rows of the visible list, 0-based, to the favorites.
    func love(_ rows: [Int]) {
        for row in rows {
            guard let id = list?.ids[row], !model.marks[id].isFavorite else { continue }
            model.marks.favoriteTapped(id)
        }
    }

    /// Waits until `condition` holds.
    func wait(file: StaticString = #filePath, line: UInt = #line, _ condition: () -> Bool) {
        let hasCome = pump(seconds: 15, until: condition)
        XCTAssertTrue(hasCome, "the condition did not hold in time", file: file, line: line)
    }

    /// Waits until pictures, layout and drawing have settled.
    func settle() {
        pump(seconds: 5) { arrivingPictureCount == 0 && !main.slide.isMoving }
        pump(frames: 2, of: main.window)
        // The window reacts to folding when GTK is idle, which frames precede.
        let isIdle = Counter()
        main.window.whenIdle { isIdle.value = 1 }
        pump(seconds: 5) { isIdle.value == 1 }
        pump(frames: 2, of: main.window)
    }

    /// Resizes all windows, and waits for the layout.
    func resize(width: Int, height: Int) {
        main.window.resize(width: width + frame, height: height + frame)
        // Windows that aren't resizable choose their own size.
        if let dialog, dialog.isResizable {
            dialog.resizeWindow(width: min(width, 600) + frame, height: min(height, 640) + frame)
        }
        pump(seconds: 2) { main.window.width == width && main.window.height == height }
        settle()
    }

    /// Closes and releases the window.
    func close() {
        reset()
        main.window.close()
        // Without its folder, a change that isn't saved yet would fail, and the window stay open.
        wait { main.window.isClosed }
        drain()
        // Fails if the folder was never created.
        try? FileManager.default.removeItem(at: folder)
    }

    private func reset() {
        demo.set(.open)
        if let alert = ShownAlert.first {
            alert.close()
        } else if let dialog {
            dialog.closeWindow()
        }
        vt_window_close_dialogs(main.window.pointer)
        model.router.path = []
        catalogModel?.searchCleared()
        if let catalogModel {
            catalogModel.listTapped(catalogModel.lists[0].query.list)
            catalogModel.selected.filterCleared()
            if catalogModel.selected.query.sort != nil { catalogModel.selected.sortKeyTapped(nil) }
            if let layout = catalogModel.selected.list?.layouts.first {
                catalogModel.selected.layoutTapped(layout)
            }
        }
        drain()
    }
}
