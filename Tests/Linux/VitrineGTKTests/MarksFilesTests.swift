import CAdw
import Catalog
import Features
import Foundation
import L10n
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

/// Tests export and import of marks in the settings.
final class MarksFilesTests: WidgetTestCase {
    @MainActor private static let films = [
        Item.movie(1), Item.movie(2, "Tom & Jerry"), Item.movie(3, "Tom & Jerry"),
    ]

    private static let list = """
        Date,Name,Year,Letterboxd URI
        2024-01-05,Movie 1,1999,x
        2024-01-05,Tom & Jerry,1999,x
        2024-01-05,A <b> Film,1999,x
        2024-01-05,,1999,x
        """

    private let file = FileManager.default.temporaryDirectory.appending(
        path: "vitrine-\(UUID())/watchlist.csv"
    )
    private var folder: URL { file.deletingLastPathComponent() }

    override func setUpWithError() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(at: folder)
    }

    /// Opens the settings over the watchlist, and imports a list.
    @MainActor
    private static func open(
        _ text: String,
        in file: URL,
        language: Language = .english
    ) throws -> (stage: Stage, main: MainWindow, group: LibraryGroup) {
        let stage = try Stage(
            [films],
            descriptor: .listedFilms,
            language: language,
            isWarm: true
        )
        let main = try stage.openLoaded()
        stage.catalogModel?.listTapped(ListID(marked: .toWatch))
        main.showPreferences(.storage)
        let group = try XCTUnwrap(main.preferences?.storage.library)
        try Data(text.utf8).write(to: file)
        stage.model.files.filesChosen([file])
        return (stage, main, group)
    }

    func testAddsFilmsAndThoseThatTheUserChooses() throws {
        let file = file
        for language in Language.allCases {
            try onMainLoop {
                let words = Localizer(language)
                let (stage, main, group) = try Self.open(Self.list, in: file, language: language)
                XCTAssertTrue(pump { group.dialog?.films.count == 1 })
                let dialog = try XCTUnwrap(group.dialog)
                let film = dialog.films[0]
                XCTAssertTrue(pump { film.buttons[0].isFocused }, "the first decision has focus")
                for text in ["A <b> Film (1999)", words("import.skipped")] {
                    XCTAssertTrue(dialog.window.texts.contains(text), text)
                }
                XCTAssertTrue(dialog.window.texts.contains { $0.contains("watchlist.csv") })
                XCTAssertFalse(dialog.retry.erased.isMapped)
                XCTAssertFalse(dialog.more.erased.isMapped)
                XCTAssertEqual(dialog.close.label, words("action.close"))
                XCTAssertTrue(
                    film.buttons[1].erased.isSpoken(
                        words("import.choose", "Tom & Jerry (1999)")
                    )
                )
                XCTAssertLessThanOrEqual(dialog.window.erased.minimumWidth, 360)
                for button in dialog.window.erased.all("GtkButton") {
                    XCTAssertTrue(button.hasName)
                }
                film.buttons[1].erased.click()
                XCTAssertTrue(pump { stage.model.marks[Self.films[2].id].isToWatch })
                XCTAssertTrue(
                    pump { film.root.texts.contains(words("import.chosen")) }
                )
                let added = words("import.added", count: 2)
                XCTAssertTrue(pump { dialog.window.texts.contains { $0.hasPrefix(added) } })
                let undecided = words("import.doubts.count", count: 1)
                XCTAssertFalse(dialog.window.texts.contains { $0.contains(undecided) })
                XCTAssertFalse(film.buttons.contains { $0.erased.isMapped })
                XCTAssertTrue(dialog.close.erased.isFocused, "there is nothing else to decide")
                dialog.close.erased.click()
                XCTAssertTrue(pump { dialog.window.isClosed && group.dialog == nil })
                XCTAssertNil(stage.model.files.importing)
                XCTAssertTrue(stage.model.marks[Self.films[0].id].isToWatch)
                main.preferences?.window.close()
                XCTAssertTrue(pump { stage.row("Tom & Jerry") != nil }, "the list is up to date")
                XCTAssertNotNil(stage.row("Movie 1"))
                stage.close()
            }
        }
    }

    func testUndoClosesTheImportAndRestoresTheMarks() throws {
        let file = file
        try onMainLoop {
            let (stage, _, group) = try Self.open(Self.list, in: file)
            let dialog = try XCTUnwrap(pump { group.dialog != nil } ? group.dialog : nil)
            XCTAssertTrue(pump { dialog.undo.erased.isMapped })
            XCTAssertTrue(dialog.window.texts.contains("on the watchlist"))
            dialog.undo.erased.click()
            XCTAssertTrue(pump { group.dialog == nil && dialog.window.isClosed })
            XCTAssertTrue(pump { group.group.texts.contains("The import was undone.") })
            XCTAssertTrue(pump { !stage.model.marks[Self.films[0].id].isToWatch })
            stage.close()
        }
    }

    func testCancelStopsTheImport() throws {
        let file = file
        try onMainLoop {
            let (stage, _, group) = try Self.open("Name,Year\n", in: file)
            XCTAssertTrue(pump { stage.model.files.importing?.isRunning == false })
            group.dialog?.window.close()
            XCTAssertTrue(pump { group.dialog == nil })
            stage.shut(true)
            try Data(Self.list.utf8).write(to: file)
            stage.model.files.filesChosen([file])
            let dialog = try XCTUnwrap(pump { group.dialog != nil } ? group.dialog : nil)
            XCTAssertTrue(pump { dialog.window.texts.contains("0 of 3") })
            XCTAssertEqual(dialog.close.label, "Cancel")
            dialog.close.erased.click()
            XCTAssertTrue(pump { group.dialog == nil && dialog.window.isClosed })
            XCTAssertTrue(pump { group.group.texts.contains { $0.contains("stopped") } })
            stage.shut(false)
            XCTAssertTrue(pump { stage.model.marks[Self.films[0].id].isToWatch })
            stage.close()
        }
    }

    func testAFailureCanBeTriedAgain() throws {
        let file = file
        try onMainLoop {
            let (stage, _, group) = try Self.open("Name,Year\n", in: file)
            XCTAssertTrue(pump { stage.model.files.importing?.isRunning == false })
            group.dialog?.window.close()
            XCTAssertTrue(pump { group.dialog == nil })
            stage.provider.fail(.offline)
            try Data(Self.list.utf8).write(to: file)
            stage.model.files.filesChosen([file])
            let dialog = try XCTUnwrap(pump { group.dialog != nil } ? group.dialog : nil)
            XCTAssertTrue(pump { dialog.retry.erased.isFocused })
            stage.provider.fail(nil)
            dialog.retry.erased.click()
            XCTAssertTrue(pump { dialog.films.count == 1 && !dialog.retry.erased.isMapped })
            XCTAssertTrue(pump { dialog.films[0].buttons[0].isFocused })
            stage.close()
        }
    }

    func testExportsFromTheMenu() throws {
        let (file, folder) = (file, folder)
        try onMainLoop {
            let (stage, main, group) = try Self.open("Name,Year\n", in: file)
            XCTAssertTrue(pump { stage.model.files.importing?.isRunning == false })
            group.dialog?.window.close()
            XCTAssertTrue(pump { group.dialog == nil })
            for (action, accept) in [("json", "Save"), ("files", "Import"), ("folder", "Import")] {
                group.actions.activate(action)
                XCTAssertTrue(pump { Window.topmost?.buttons(accept).isEmpty == false }, action)
                Window.topmost?.closeWindow()
                drain()
            }
            let file = folder.appending(path: "library.json")
            stage.model.files.exportTapped(stage.model.files.formats[0], to: file)
            XCTAssertTrue(pump { group.group.texts.contains("Exported 0 entries") })
            XCTAssertTrue(FileManager.default.fileExists(atPath: file.path))
            main.preferences?.window.close()
            stage.close()
        }
    }
}

extension CatalogDescriptor {
    /// ``films`` with a watchlist, to which other services' lists can be added.
    fileprivate static let listedFilms = CatalogDescriptor(
        id: films.id,
        title: films.title,
        lists: films.lists + [
            ListDescriptor(
                id: ListID(marked: .toWatch),
                title: .key("list.to-watch.title"),
                shortTitle: .key("list.to-watch.short"),
                content: .marked(.toWatch)
            )
        ],
        facets: films.facets,
        row: films.row,
        tap: films.tap,
        favorites: films.favorites,
        marks: [.toWatch, .watched, .rating, .note],
        images: films.images,
        filmColumn: "tmdbID"
    )
}
