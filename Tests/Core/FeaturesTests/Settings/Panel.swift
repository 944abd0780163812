import Catalog
import Foundation
import L10n
import Primitives
import Observation

@testable import Features

/// A settings model whose service returns the test's results.
@MainActor
@Observable
final class Panel: ConfiguredApp {
    static let shelf = CatalogID("books")

    let model: SettingsViewModel
    let kept = Locked<[Settings]>([])
    let keys = Locked<[String?]>([])
    let tested = Locked<[(key: String?, settings: Settings)]>([])
    let applied = Locked(0)
    let cleared = Locked(0)
    let wiped = Locked(0)
    private(set) var changed: [Set<CatalogID>] = []
    private(set) var failures: [CatalogError] = []
    private let signal: Signal

    /// Wakes a waiting test to check its condition again.
    typealias Signal = (stream: AsyncStream<Void>, continuation: AsyncStream<Void>.Continuation)

    init(
        _ settings: Settings = Settings(),
        needsKey: Bool = true,
        overruled: String? = nil,
        by kind: SourceChoice.Kind? = nil,
        place: KeyLocation = .none,
        address: AddressVerdict = .good,
        key: KeyVerdict = .accepted(host: "books.test"),
        failure: KeyFailure? = nil,
        applying: CatalogError? = nil,
        clearing: CatalogError? = nil,
        lacksDemoPictures: Bool = false,
        notice: SettingsNotice? = nil
    ) {
        let signal: Signal = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        self.signal = signal
        let slot = SourceSlot(
            catalog: Self.shelf,
            title: .words(["en": "Books"]),
            kinds: SourceChoice.Kind.allCases,
            needsKey: needsKey,
            overrulingVariable: overruled,
            overrulingKind: kind
        )
        var service = SettingsStub()
        service.facts.initial = settings
        service.facts.notice = notice
        service.facts.slots = [slot]
        service.facts.lacksDemoPictures = lacksDemoPictures
        service.onKeep = { [kept] settings in kept.withLock { $0.append(settings) } }
        service.onApply = { [applied] () async throws(CatalogError) in
            applied.withLock { $0 += 1 }
            signal.continuation.yield()
            if let applying { throw applying }
        }
        service.onAddress = { address }
        service.place = place
        service.onKeyTest = { [tested] typed, settings in
            tested.withLock { $0.append((typed, settings)) }
            signal.continuation.yield()
            return key
        }
        service.onKeyKept = { [keys] key async throws(KeyFailure) in
            if let failure { throw failure }
            keys.withLock { $0.append(key) }
            return key == nil ? .none : .keyring
        }
        service.onImageBytes = { [applied, cleared] in
            if cleared.withLock({ $0 }) > 0 { return 0 }
            // As if a lower limit were applied.
            return applied.withLock { $0 } > 0 ? 5_000_000 : 12_345_678
        }
        service.onImagesRemoved = { [cleared] in cleared.withLock { $0 += 1 } }
        service.onLibraryBytes = { [wiped] in wiped.withLock { $0 } > 0 ? 1_000_000 : 7_654_321 }
        service.onHistoryCleared = { [wiped] () async throws(CatalogError) in
            if let clearing { throw clearing }
            wiped.withLock { $0 += 1 }
        }
        model = SettingsViewModel(service, strings: Localizer(.english))
        model.app = self
    }

    /// Whether the app shows a catalog with offers.
    var hasOffers = false
    var catalogs: [CatalogDescriptor] { hasOffers ? [OffersContentTests.descriptor] : [] }

    func close(_ catalog: CatalogID) {}

    func sourcesChanged(_ changed: Set<CatalogID>) { self.changed.append(changed) }

    func settingsFailed(_ error: CatalogError) { failures.append(error) }

    /// The source chosen for the catalog.
    var choice: SourceChoice? { model.settings[source: Self.shelf] }

    /// The status below the address field.
    var addressStatus: SettingsStatus { model.addressStatus[Self.shelf] ?? .idle }

    /// Waits until `condition` is true.
    ///
    /// Returns false if the test is cancelled.
    ///
    /// Checks again after each change of an observed property, and after each action.
    func wait(until condition: () -> Bool) async -> Bool {
        var signals = signal.stream.makeAsyncIterator()
        while true {
            let holds = withObservationTracking {
                condition()
            } onChange: { [signal] in
                // `onChange` runs before the change; the waiting task runs after it.
                signal.continuation.yield()
            }
            if holds { return true }
            if await signals.next(isolation: MainActor.shared) == nil { return false }
        }
    }
}
