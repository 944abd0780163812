import CAdw
import Catalog
import Features
import Foundation
import L10n
import Primitives
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

final class PreferencesTests: WidgetTestCase {
    func testControlsHaveNamesAndPagesFitAPhone() throws {
        for language in Language.allCases {
            try onMainLoop {
                let desk = try Desk(language: language)
                for place in SettingsPage.allCases {
                    desk.main.showPreferences(place)
                    let window = try desk.window()
                    drain()
                    // The window's own width includes its shadow.
                    let content = AnyWidget(gtk_widget_get_first_child(window.pointer))
                    XCTAssertLessThanOrEqual(try XCTUnwrap(content).minimumWidth, 360)
                    for kind in [
                        "AdwActionRow", "AdwComboRow", "AdwEntryRow", "AdwPasswordEntryRow",
                        "GtkButton", "GtkToggleButton", "GtkText",
                    ] {
                        for widget in window.all(kind) {
                            XCTAssertTrue(widget.hasName, "\(kind) \(widget.texts)")
                        }
                    }
                }
                desk.close()
            }
        }
    }

    func testTheActionOpensOnlyOneWindow() throws {
        try onMainLoop {
            let desk = try Desk()
            desk.main.window.activate(action: "win.preferences")
            let first = desk.main.preferences
            XCTAssertNotNil(first)
            desk.main.window.activate(action: "win.preferences")
            XCTAssertTrue(desk.main.preferences === first)
            first?.window.close()
            XCTAssertTrue(pump { desk.main.preferences == nil }, "closing the window releases it")
            desk.close()
        }
    }

    func testStyleAndMotionApplyAtOnce() throws {
        try onMainLoop {
            let desk = try Desk()
            let general = try XCTUnwrap(desk.open(.general)).general
            XCTAssertEqual(desk.settings.startPage, .last)
            general.choose("Open With", 2)
            XCTAssertEqual(desk.settings.startPage, .catalog(CatalogDescriptor.movies.id))
            general.choose("Open With", 0)
            let hadMotion = Style.hasMotion
            general.choose("Style", 2)
            XCTAssertTrue(pump { Style.isDark })
            general.choose("Style", 1)
            XCTAssertTrue(pump { !Style.isDark })
            general.choose("Style", 0)
            general.choose("Motion", 1)
            XCTAssertTrue(pump { !Style.hasMotion })
            general.choose("Motion", 0)
            XCTAssertTrue(pump { Style.hasMotion == hadMotion })
            general.choose("Interface", 2)
            XCTAssertEqual(desk.settings.settings.interfaceLanguage, .ukrainian)
            let countries = try XCTUnwrap(general.country.all("GtkDropDown").first)
            XCTAssertTrue(general.country.texts.contains("Automatic (United States)"))
            XCTAssertNotEqual(gtk_drop_down_get_enable_search(countries.pointer.opaque), 0)
            gtk_drop_down_set_selected(countries.pointer.opaque, 1)
            XCTAssertEqual(desk.settings.settings.country, desk.settings.countries[1])
            XCTAssertEqual(general.country.selected, 1)
            gtk_drop_down_set_selected(countries.pointer.opaque, 0)
            XCTAssertNil(desk.settings.settings.country)
            desk.close()
        }
    }

    func testACustomAddressIsChecked() throws {
        try onMainLoop {
            let desk = try Desk(address: .webPage)
            let group = try XCTUnwrap(desk.open(.sources)?.sources.groups.first)
            XCTAssertFalse(group.address.isVisible)
            adw_combo_row_set_selected(group.choice.pointer.cast(), 2)
            XCTAssertTrue(pump { group.address.isVisible })
            group.address.apply("movies.test")
            XCTAssertTrue(
                pump { group.group.texts.contains { $0.contains("must begin with http://") } }
            )
            group.address.apply("http://movies.test/3")
            XCTAssertTrue(
                pump {
                    group.group.texts.contains { $0.hasPrefix("This is the address of a web page") }
                }
            )
            XCTAssertNil(desk.settings.settings.source(named: "movies"))
            desk.close()
        }
    }

    func testAVariableDisablesItsRowAndIsShown() throws {
        try onMainLoop {
            let desk = try Desk(
                overruled: "MOVIES_URL",
                by: .custom,
                place: .variable("MOVIES_KEY")
            )
            let page = try XCTUnwrap(desk.open(.sources)).sources
            XCTAssertFalse(page.groups[0].choice.isSensitive)
            XCTAssertTrue(page.groups[0].choice.texts.contains { $0.contains("MOVIES_URL") })
            XCTAssertEqual(page.groups[0].group.texts.filter { $0.contains("MOVIES_URL") }.count, 1)
            XCTAssertTrue(page.groups[0].choice.texts.contains("Other Address"))
            XCTAssertFalse(page.groups[0].address.isVisible)
            XCTAssertTrue(pump { !page.key.entry.isSensitive })
            XCTAssertTrue(page.key.place.subtitle.contains("MOVIES_KEY"))
            XCTAssertFalse(page.key.remove.isVisible)
            desk.close()
        }
    }

    func testTheOfferToEnterAKeyFocusesItsField() throws {
        try onMainLoop {
            let desk = try Desk()
            desk.main.window.activate(action: "win.key")
            let dialog = try XCTUnwrap(desk.main.preferences)
            XCTAssertTrue(pump { dialog.sources.key.entry.hasFocusWithin })
            XCTAssertTrue(dialog.sources.page.isMapped)
            desk.close()
        }
    }

    func testAnAcceptedKeyIsSavedAndTheFieldCleared() throws {
        try onMainLoop {
            let desk = try Desk()
            let group = try XCTUnwrap(desk.open(.sources)).sources.key
            XCTAssertEqual(group.entry.erased.kind, "AdwPasswordEntryRow")
            group.entry.text = "wrong"
            group.test.erased.click()
            XCTAssertTrue(
                pump { group.group.texts.contains { $0.hasPrefix("This isn’t a valid TMDB key") } }
            )
            XCTAssertEqual(group.entry.text, "wrong", "it can be corrected")
            group.entry.apply(String(repeating: "0a", count: 16))
            XCTAssertTrue(pump { group.entry.text.isEmpty })
            XCTAssertTrue(pump { group.place.subtitle == "In the system keyring" })
            XCTAssertTrue(group.group.texts.contains("movies.test accepted the key."))
            XCTAssertTrue(group.remove.isVisible)
            group.remove.erased.click()
            XCTAssertTrue(pump { group.place.subtitle == "None" })
            desk.close()
        }
    }

    func testAFilesFirstPageIsShownBeforeItIsAdded() throws {
        try onMainLoop {
            let desk = try Desk()
            let page = try XCTUnwrap(desk.open(.catalogs)).catalogs
            XCTAssertTrue(pump { page.rows.count == 2 && page.exampleRows.count == 1 })
            let file = URL(filePath: "/downloads/ranked.vitrine.json")
            for accepts in [false, true] {
                desk.settings.catalogs.fileChosen(file)
                XCTAssertTrue(pump { page.preview?.rows.count == 1 })
                let preview = try XCTUnwrap(page.preview)
                let notes = [
                    "✗ Page one: 1 of 2 rows can be read.",
                    "– /films/1/id is missing (in 1 of 2 rows).",
                ]
                XCTAssertTrue(pump { Array(preview.notes.map(\.text).prefix(2)) == notes })
                XCTAssertTrue(preview.add.texts.contains("Add"))
                accepts ? preview.add.erased.click() : preview.window.close()
                XCTAssertTrue(pump { page.preview == nil && preview.window.isClosed })
                let expected: [ManifestSource] = accepts ? [.file(file)] : []
                XCTAssertTrue(pump { desk.added.withLock { $0 } == expected })
            }
            page.exampleRows[0].add.erased.click()
            XCTAssertTrue(pump { desk.added.withLock { $0.count } == 2 })
            desk.close()
        }
    }

    func testWhatAFileAsksIsEnteredBeforeItIsTriedOrAdded() throws {
        try onMainLoop {
            let desk = try Desk()
            let page = try XCTUnwrap(desk.open(.catalogs)).catalogs
            XCTAssertTrue(pump { page.rows.count == 2 })
            desk.settings.catalogs.fileChosen(URL(filePath: "/downloads/asking.vitrine.json"))
            XCTAssertTrue(pump { page.preview?.questions.entries.count == 1 })
            let preview = try XCTUnwrap(page.preview)
            let (questions, entry) = (preview.questions, preview.questions.entries[0])
            XCTAssertEqual(questions.notes[0].text, "Example: nas")
            XCTAssertFalse(preview.add.isSensitive)
            XCTAssertFalse(questions.tryButton.isSensitive)
            for button in [questions.tryButton, preview.add] {
                entry.text = "wrong"
                XCTAssertTrue(pump { button.isSensitive })
                button.erased.click()
                XCTAssertTrue(pump { questions.notes[0].text.contains("https://") })
                XCTAssertFalse(preview.window.isClosed)
            }
            entry.text = "nas"
            entry.erased.emit("entry-activated", of: adw_entry_row_get_type())
            XCTAssertTrue(pump { preview.rows.count == 1 })
            XCTAssertFalse(questions.tryButton.isVisible)
            preview.add.erased.click()
            XCTAssertTrue(pump { page.preview == nil && preview.window.isClosed })
            let answers = Data(["server": "nas"].description.utf8)
            XCTAssertEqual(desk.added.withLock { $0 }, [.text(answers)])
            desk.close()
        }
    }

    func testAnAddedCatalogIsIncludedInSearchEverywhereByASwitch() throws {
        try onMainLoop {
            let desk = try Desk()
            let page = try XCTUnwrap(desk.open(.catalogs)).catalogs
            XCTAssertTrue(pump { page.rows.count == 2 })
            XCTAssertEqual(page.rows.map(\.everywhere.isVisible), [false, true])
            let row = page.rows[1].everywhere
            XCTAssertTrue(row.texts.contains("Included in Search Everywhere"))
            XCTAssertFalse(row.isOn)
            row.isOn = true
            drain()
            XCTAssertFalse(
                desk.settings.settings[asksEverywhere: CatalogDescriptor.ranked.id],
                "not the user's choice"
            )
            row.isOn = false
            gtk_widget_activate(row.pointer)
            XCTAssertTrue(
                pump { desk.settings.settings[asksEverywhere: CatalogDescriptor.ranked.id] }
            )
            desk.close()
        }
    }

    func testACatalogIsMadeFromAnAddress() throws {
        try onMainLoop {
            let desk = try Desk()
            let page = try XCTUnwrap(desk.open(.catalogs)).catalogs
            page.addFromAddress.erased.click()
            XCTAssertTrue(pump { page.address?.entry.hasFocusWithin == true })
            let first = try XCTUnwrap(page.address)
            XCTAssertTrue(first.proceed.hasName)
            first.window.close()
            XCTAssertTrue(pump { page.address == nil })
            page.addFromAddress.erased.click()
            XCTAssertTrue(pump { page.address?.entry.hasFocusWithin == true })
            let dialog = try XCTUnwrap(page.address)
            dialog.entry.text = "ranked.test/list"
            dialog.entry.erased.emit("entry-activated", of: adw_entry_row_get_type())
            XCTAssertTrue(pump { desk.addresses.withLock { $0.count } == 1 })
            XCTAssertTrue(pump { dialog.group.texts.contains { $0.contains("an array of 0") } })
            XCTAssertTrue(page.address === dialog, "it can be corrected")
            dialog.proceed.erased.click()
            XCTAssertTrue(pump { page.preview?.rows.count == 1 && page.address == nil })
            XCTAssertEqual(
                desk.addresses.withLock { $0.map(\.absoluteString) },
                ["https://ranked.test/list", "https://ranked.test/list"]
            )
            let preview = try XCTUnwrap(page.preview)
            let title = preview.rows[0].row.texts.first
            adw_combo_row_set_selected(preview.choices.rows[0].pointer.cast(), 1)
            XCTAssertTrue(pump { preview.rows.first.map { $0.row.texts.first != title } == true })
            preview.add.erased.click()
            XCTAssertTrue(pump { desk.added.withLock { $0 } == [.text(Data("/other".utf8))] })
            desk.close()
        }
    }

    func testClearingImagesAsksForConfirmation() throws {
        try onMainLoop {
            let desk = try Desk()
            let page = try XCTUnwrap(desk.open(.storage)).storage
            XCTAssertTrue(pump { page.use.subtitle == "12 MB" })
            page.clear.erased.click()
            XCTAssertTrue(pump { ShownAlert.first != nil })
            XCTAssertTrue(ShownAlert.first?.answer("Cancel") ?? false)
            XCTAssertTrue(pump { ShownAlert.all.isEmpty })
            XCTAssertEqual(page.use.subtitle, "12 MB")
            page.clear.erased.click()
            XCTAssertTrue(pump { ShownAlert.first != nil })
            XCTAssertTrue(ShownAlert.first?.answer("Clear") ?? false)
            XCTAssertTrue(pump { page.use.subtitle == "0 MB" })
            XCTAssertFalse(page.clear.isSensitive)
            desk.close()
        }
    }

    func testClearingTheHistoryAsksAndShowsItsProgressAndTheNewSize() throws {
        try onMainLoop {
            let desk = try Desk()
            let page = try XCTUnwrap(desk.open(.storage)).storage.library
            XCTAssertTrue(pump { page.use.subtitle == "7.7 MB" })
            page.clear.erased.click()
            XCTAssertTrue(pump { ShownAlert.first != nil })
            XCTAssertTrue(ShownAlert.first?.answer("Cancel") ?? false)
            XCTAssertTrue(pump { ShownAlert.all.isEmpty })
            XCTAssertEqual(desk.settings.historyStatus, .idle)
            desk.clearing.shut(true)
            page.clear.erased.click()
            XCTAssertTrue(pump { ShownAlert.first != nil })
            XCTAssertTrue(ShownAlert.first?.answer("Clear History") ?? false)
            XCTAssertTrue(pump { !page.clear.isSensitive })
            XCTAssertTrue(page.group.texts.contains("Clearing the history…"))
            desk.clearing.shut(false)
            XCTAssertTrue(pump { page.use.subtitle == "1 MB" && page.clear.isSensitive })
            XCTAssertTrue(page.group.texts.contains("The history is cleared."))
            desk.close()
        }
    }

    func testTheDemoNoticeOpensPreferencesAndCanBeDismissed() throws {
        try onMainLoop {
            let desk = try Desk()
            let words = "You’re browsing sample data. Add a TMDB key to see real movies."
            XCTAssertTrue(pump { desk.main.window.texts.contains(words) })
            try XCTUnwrap(desk.main.window.buttons("Preferences").first).click()
            XCTAssertTrue(pump { desk.main.preferences != nil })
            desk.main.preferences?.window.close()
            try XCTUnwrap(desk.main.window.buttons("Don’t Show Again").first).click()
            XCTAssertTrue(pump { !desk.main.window.texts.contains(words) })
            XCTAssertTrue(desk.settings.settings.isDemoNoticeDismissed)
            desk.close()
        }
    }

    func testAnAlertWaitsForPreferencesToCloseUnlessTheSourceChanges() throws {
        try onMainLoop {
            let desk = try Desk()
            let group = try XCTUnwrap(desk.open(.sources)?.sources.groups.first)
            desk.stage.model.router.present(.badResponse(nil))
            drain()
            XCTAssertTrue(ShownAlert.all.isEmpty)
            adw_combo_row_set_selected(group.choice.pointer.cast(), 1)
            XCTAssertTrue(pump { desk.stage.model.router.alert == nil }, "its source was replaced")
            desk.stage.model.router.present(.badResponse(nil))
            drain()
            desk.main.preferences?.window.close()
            XCTAssertTrue(pump { ShownAlert.first != nil })
            XCTAssertTrue(ShownAlert.first?.answer("Close") ?? false)
            XCTAssertTrue(pump { desk.stage.model.router.alert == nil })
            desk.close()
        }
    }
}
