import Catalog
import Foundation
import L10n
import Primitives
import TestSupport
import Testing

@testable import Features

/// Changes that the user makes while an earlier choice is still being checked, tested or applied.
@Suite("Settings changed during a pending action", .timeLimit(.minutes(5)))
@MainActor
struct SettingsUnderWayTests {
    private static let books = CatalogID("books")
    private static let maps = CatalogID("maps")
    private static let key = String(repeating: "0a", count: 16)

    /// An action that starts and ends under the test's control.
    private final class Held: Sendable {
        let begun = Gate()
        let released = Gate()
        let ended = Gate()

        func run() async {
            begun.open()
            await released.wait()
            ended.open()
        }
    }

    private func model(_ stub: SettingsStub) -> SettingsViewModel {
        let slots = [Self.books, Self.maps].map { catalog in
            SourceSlot(
                catalog: catalog,
                title: .words([:]),
                kinds: SourceChoice.Kind.allCases,
                needsKey: true,
                overrulingVariable: nil
            )
        }
        var stub = stub
        stub.facts.slots = slots
        return SettingsViewModel(stub, strings: Localizer(.english))
    }

    /// Lets an action end, then lets the main actor process its result.
    private func finish(_ act: Held) async {
        act.released.open()
        await act.ended.wait()
        // A dropped answer has no effect to wait for. This gives an undropped one time to show.
        for _ in 1...1_000 { await Task.yield() }
    }

    @Test("a source chosen during an address check stays selected")
    func choiceDuringCheck() async {
        let check = Held()
        var stub = SettingsStub()
        stub.onAddress = {
            await check.run()
            return .good
        }
        let model = model(stub)
        model[kindOf: Self.books] = .custom
        model.addressEntered("http://books.test", of: Self.books)
        await check.begun.wait()
        model[kindOf: Self.books] = .live
        await finish(check)
        #expect(model.settings[source: Self.books] == .live)
        #expect(model.addressStatus[Self.books] == nil)
    }

    @Test("an unreadable address cancels the check of the previous one")
    func unreadableDuringCheck() async {
        let check = Held()
        var stub = SettingsStub()
        stub.onAddress = {
            await check.run()
            return .good
        }
        let model = model(stub)
        model.addressEntered("http://books.test", of: Self.books)
        await check.begun.wait()
        model.addressEntered("ftp://", of: Self.books)
        let problem = model.addressStatus[Self.books]
        await finish(check)
        #expect(problem != .working)
        #expect(model.addressStatus[Self.books] == problem)
        #expect(model.settings[source: Self.books] == nil)
    }

    @Test("reloads changed sources even if another change follows before they apply")
    func replacedApply() async {
        let first = Held()
        let applied = Locked(0)
        var stub = SettingsStub()
        stub.onApply = { () async throws(CatalogError) in
            let isFirst = applied.withLock { count in
                count += 1
                return count == 1
            }
            if isFirst { await first.run() }
        }
        let model = model(stub)
        let app = ChangedApp()
        model.app = app
        model[kindOf: Self.books] = .live
        await first.begun.wait()
        model.appearance = .dark
        await finish(first)
        model[kindOf: Self.maps] = .live

        var changed: Set<CatalogID> = []
        for await catalogs in app.changes.stream {
            changed.formUnion(catalogs)
            if changed.contains(Self.maps) { break }
        }
        #expect(changed == [Self.books, Self.maps])
    }

    /// A model that saves keys to `keys` and tests them under the test's control.
    private func model(testing test: Held, keeping keys: Locked<[String?]>) -> SettingsViewModel {
        var stub = SettingsStub()
        stub.onKeyTest = { _, _ in
            await test.run()
            return Task.isCancelled ? .failed(.cancelled) : .accepted(host: "books.test")
        }
        stub.onKeyKept = { key async throws(KeyFailure) in
            keys.withLock { $0.append(key) }
            return key == nil ? .none : .keyring
        }
        return self.model(stub)
    }

    @Test("a key removed during its test stays removed")
    func removedDuringTest() async {
        let test = Held()
        let keys = Locked<[String?]>([])
        let model = model(testing: test, keeping: keys)
        model.keyEntered(Self.key)
        await test.begun.wait()
        model.keyRemoved()
        await finish(test)
        #expect(keys.withLock { $0 } == [nil])
        #expect(model.keyLocation == KeyLocation.none)
        #expect(model.keyStatus == .message("The key was removed.", isGood: true))
        #expect(model.settings == Settings())
    }

    @Test("a malformed key cancels the test of the previous one", arguments: ["", "not a key"])
    func malformedDuringTest(text: String) async {
        let test = Held()
        let keys = Locked<[String?]>([])
        let model = model(testing: test, keeping: keys)
        model.keyEntered(Self.key)
        await test.begun.wait()
        model.keyEntered(text)
        let problem = model.keyStatus
        await finish(test)
        #expect(problem != .working)
        #expect(model.keyStatus == problem)
        #expect(keys.withLock { $0 }.isEmpty)
    }
}

/// Reports the catalogs that settings change.
private final class ChangedApp: ConfiguredApp {
    let changes = AsyncStream<Set<CatalogID>>.makeStream()
    let catalogs: [CatalogDescriptor] = []

    func close(_ catalog: CatalogID) {}

    func sourcesChanged(_ changed: Set<CatalogID>) { changes.continuation.yield(changed) }

    func settingsFailed(_ error: CatalogError) {}
}
