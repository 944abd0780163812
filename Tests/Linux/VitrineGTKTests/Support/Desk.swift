import CAdw
import Catalog
import Features
import Foundation
import L10n
import Primitives
import TestSupport
import XCTest

@testable import GTKSupport
@testable import VitrineGTK

/// A window with settings whose actions the test simulates.
@MainActor
final class Desk {
    let stage: Stage
    let main: MainWindow
    /// What was added on the page of catalogs.
    let added: Locked<[ManifestSource]>
    /// The addresses that drafts were made from.
    let addresses: Locked<[URL]>
    /// Delays clearing the history while it is shut.
    let clearing: Gate

    var settings: SettingsViewModel { stage.model.settings }

    init(
        language: Language = .english,
        overruled: String? = nil,
        by kind: SourceChoice.Kind? = nil,
        place: KeyLocation = .none,
        address: AddressVerdict = .good
    ) throws {
        let slot = SourceSlot(
            catalog: CatalogDescriptor.movies.id,
            title: CatalogDescriptor.movies.title,
            kinds: SourceChoice.Kind.allCases,
            needsKey: true,
            overrulingVariable: overruled,
            overrulingKind: kind
        )
        var service = DeskSettings(place: place, address: address)
        service.facts.slots = [slot]
        added = service.added
        addresses = service.addresses
        clearing = service.clearing
        stage = try Stage(language: language, settings: service)
        main = try stage.openLoaded(width: 400, height: 700)
    }

    /// Opens a settings page.
    func open(_ place: SettingsPage) -> PreferencesDialog? {
        main.showPreferences(place)
        if let window = main.preferences?.window { pump { window.isMapped && window.width > 0 } }
        drain()
        return main.preferences
    }

    /// The preferences window.
    func window() throws -> AnyWidget {
        let window = try XCTUnwrap(main.preferences).window
        XCTAssertTrue(pump { window.isMapped && window.width > 0 })
        return window.erased
    }

    /// Closes both windows.
    func close() {
        main.preferences?.window.close()
        drain()
        stage.close()
    }
}

/// A built-in catalog, an added one with a key, an example, 12 MB of pictures and a library of 7.7 MB.
private struct DeskSettings: UnsavedSettings {
    let place: KeyLocation
    let address: AddressVerdict
    var facts = SettingsFacts()
    let added = Locked<[ManifestSource]>([])
    let addresses = Locked<[URL]>([])
    let clearing = Gate()
    private let bytes = Locked(12_345_678)
    private let libraryBytes = Locked(7_654_321)

    init(place: KeyLocation, address: AddressVerdict) {
        self.place = place
        self.address = address
    }

    private var entry: CatalogEntry {
        CatalogEntry(
            descriptor: .ranked,
            file: URL(filePath: "/catalogs/ranked.vitrine.json"),
            service: URL(string: "https://ranked.test"),
            needsKey: true
        )
    }

    func verdict(on address: URL, for catalog: CatalogID) async -> AddressVerdict { self.address }

    func keyLocation() async -> KeyLocation { place }

    func verdict(on key: String?, with settings: Settings) async -> KeyVerdict {
        .accepted(host: "movies.test")
    }

    func keep(key: String?) async throws(KeyFailure) -> KeyLocation {
        key == nil ? .none : .keyring
    }

    func readCatalogs() async -> CatalogReading {
        CatalogReading(
            [CatalogEntry(descriptor: .movies), entry],
            examples: [CatalogEntry(descriptor: .films)]
        )
    }

    /// Fails for the first address; the draft's file is its title's place.
    func draft(of address: URL) async throws(CatalogError) -> CatalogDraft {
        let isFirst = addresses.withLock { addresses in
            addresses.append(address)
            return addresses.count == 1
        }
        if isFirst { throw .badResponse(.noRows(.array(count: 0))) }
        return Self.draft(at: "/title")
    }

    private static func draft(at place: String?) -> CatalogDraft {
        let item = Item.ranked(place == "/title" ? 1 : 2)
        let choices = ["/title", "/other"].map { CatalogDraft.Choice(place: $0, sample: "X") }
        return CatalogDraft(
            file: Data((place ?? "").utf8),
            guesses: [.init(.title, at: place, .sample("X"), choices: choices)]
        ) { () throws(CatalogError) in
            SampleProvider(.ranked, .success(CatalogSample(items: [item], rowCount: 1)))
        } choose: { place, _ in
            draft(at: place)
        }
    }

    func check(_ source: ManifestSource) async throws(ManifestError) -> CatalogEntry {
        var entry = CatalogEntry(descriptor: .ranked, service: URL(string: "https://ranked.test"))
        guard case .file(let file) = source, file.lastPathComponent == "asking.vitrine.json" else {
            return entry
        }
        entry.asked = [
            AskedValue(
                id: "server",
                caption: .words(["en": "Server"]),
                kind: .address,
                example: "nas"
            )
        ]
        return entry
    }

    func answered(
        _ source: ManifestSource,
        with answers: [String: String]
    ) async throws(ManifestError) -> ManifestSource {
        guard answers["server"] != "wrong" else {
            throw ManifestError(issues: [ManifestIssue(at: "/answers/server", .form(.address))])
        }
        return .text(Data(answers.description.utf8))
    }

    func trial(of source: ManifestSource) async throws(CatalogError) -> CatalogTrial {
        let reason = ManifestGap.Reason.missing(near: "", names: [])
        let sample = CatalogSample(
            items: [Item.ranked(1)],
            rowCount: 2,
            gaps: [ManifestGap(pointer: "/films/1/id", reason: reason, count: 1)]
        )
        return SampleProvider(.ranked, .success(sample)).trial
    }

    func add(
        _ source: ManifestSource,
        replacing: Bool
    ) async throws(CatalogAdditionError) -> CatalogEntry {
        added.withLock { $0.append(source) }
        return entry
    }

    func imageBytes() async -> Int { bytes.withLock { $0 } }

    func removeImages() async { bytes.withLock { $0 = 0 } }

    func libraryBytes() async -> Int { libraryBytes.withLock { $0 } }

    func clearHistory() async throws(CatalogError) {
        await clearing.pass()
        libraryBytes.withLock { $0 = 1_000_000 }
    }
}

extension GeneralPage {
    /// Chooses an entry by the row's name and the 0-based position.
    func choose(_ name: String, _ position: UInt32) {
        for row in page.all("AdwComboRow") where row.texts.first == name {
            adw_combo_row_set_selected(row.pointer.cast(), position)
        }
    }
}

extension EntryRow {
    /// Types a text and presses Enter.
    func apply(_ text: String) {
        self.text = text
        erased.emit("apply", of: adw_entry_row_get_type())
    }
}
