import Catalog
import Foundation
import L10n
import Locks

@testable import Features

/// Settings over services that a test plays.
@MainActor
final class Panel {
    static let shelf = CatalogID("books")

    let model: SettingsViewModel
    let kept = Locked<[Settings]>([])
    let keys = Locked<[String?]>([])
    let tested = Locked<[(key: String?, settings: Settings)]>([])
    let applied = Locked(0)
    let cleared = Locked(0)
    private(set) var changed: [Set<CatalogID>] = []
    private(set) var failures: [CatalogError] = []

    init(
        _ settings: Settings = Settings(),
        needsKey: Bool = true,
        overruled: String? = nil,
        place: KeyPlace = .none,
        address: AddressVerdict = .good,
        key: KeyVerdict = .accepted(host: "books.test"),
        failure: KeyFailure? = nil,
        applying: CatalogError? = nil
    ) {
        let slot = SourceSlot(
            catalog: Self.shelf,
            title: .words(["en": "Books"]),
            kinds: SourceChoice.Kind.allCases,
            needsKey: needsKey,
            overrulingVariable: overruled
        )
        let acts = SettingsActs(
            keep: { [kept] settings in kept.withLock { $0.append(settings) } },
            apply: { [applied] () async throws(CatalogError) in
                applied.withLock { $0 += 1 }
                if let applying { throw applying }
            },
            check: { _, _ in address },
            key: KeyActs(
                place: { place },
                test: { [tested] typed, settings in
                    tested.withLock { $0.append((typed, settings)) }
                    return key
                },
                keep: { [keys] key async throws(KeyFailure) in
                    if let failure { throw failure }
                    keys.withLock { $0.append(key) }
                    return key == nil ? .none : .keyring
                }
            ),
            images: ImageCacheActs(
                size: { [cleared] in cleared.withLock { $0 } > 0 ? 0 : 12_345_678 },
                clear: { [cleared] in cleared.withLock { $0 += 1 } }
            )
        )
        model = SettingsViewModel(
            SettingsParts(
                initial: settings,
                notice: nil,
                slots: [slot],
                proxyVariable: nil,
                acts: acts
            ),
            strings: Localizer(.english)
        )
        model.sourcesChanged = { [weak self] in self?.changed.append($0) }
        model.failed = { [weak self] in self?.failures.append($0) }
    }

    /// What was chosen for the catalogue.
    var choice: SourceChoice? { model.settings[source: Self.shelf] }

    /// What stands below the address.
    var addressStatus: SettingsStatus { model.addressStatus[Self.shelf] ?? .idle }

    /// Waits until `condition` holds; false after two seconds.
    func wait(until condition: () -> Bool) async -> Bool {
        let deadline = ContinuousClock.now + .seconds(2)
        while !condition() {
            guard ContinuousClock.now < deadline else { return false }
            await Task.yield()
        }
        return true
    }
}
