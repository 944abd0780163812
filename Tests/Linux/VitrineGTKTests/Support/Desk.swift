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
        let bytes = Locked(12_345_678)
        let added = Locked<[ManifestSource]>([])
        self.added = added
        let actions = SettingsActions(
            keep: { _ in },
            apply: { () async throws(CatalogError) in },
            check: { _, _ in address },
            key: KeyActions(
                place: { place },
                test: { _, _ in .accepted(host: "movies.test") },
                keep: { key async throws(KeyFailure) in key == nil ? .none : .keyring }
            ),
            catalogs: Self.catalogs(added),
            images: ImageCacheActions(
                size: { bytes.withLock { $0 } },
                clear: { bytes.withLock { $0 = 0 } }
            )
        )
        stage = try Stage(
            language: language,
            settings: SettingsParts(
                initial: Settings(),
                notice: nil,
                slots: [slot],
                proxyVariable: nil,
                actions: actions
            )
        )
        main = try stage.openLoaded(width: 400, height: 700)
    }

    /// A built-in catalog, one of the user's with a key, and an example.
    private static func catalogs(_ added: Locked<[ManifestSource]>) -> CatalogActions {
        let entry = CatalogEntry(
            descriptor: .ranked,
            file: URL(filePath: "/catalogs/ranked.vitrine.json"),
            service: URL(string: "https://ranked.test"),
            needsKey: true
        )
        let free = CatalogEntry(descriptor: .ranked, service: URL(string: "https://ranked.test"))
        return CatalogActions(
            all: { [CatalogEntry(descriptor: .movies), entry] },
            examples: { [CatalogEntry(descriptor: .films)] },
            check: { _ async throws(ManifestError) in free },
            trial: { _ async throws(CatalogError) in
                let reason = ManifestGap.Reason.missing(near: "", names: [])
                let sample = CatalogSample(
                    items: [Item.ranked(1)],
                    rowCount: 2,
                    gaps: [ManifestGap(pointer: "/films/1/id", reason: reason, count: 1)]
                )
                return SampleProvider(.ranked, .success(sample)).trial
            },
            add: { source, _ async throws(CatalogAdditionError) in
                added.withLock { $0.append(source) }
                return entry
            },
            refresh: { [] },
            remove: { _, _ async throws(CatalogActions.Failure) in },
            hasKey: { _ in false },
            keepKey: { _, _ async throws(KeyFailure) in }
        )
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
