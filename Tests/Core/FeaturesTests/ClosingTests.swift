import Catalog
import Dispatch
import Foundation
import L10n
import TestSupport
import Testing

@testable import Features
@testable import Library

@Suite("Closing a window while changes aren't saved", .timeLimit(.minutes(5)))
@MainActor
struct ClosingTests {
    private let folder = TemporaryFolder()
    private let clock = HandClock()
    private let app: AppModel
    private let closing: ClosingViewModel
    /// Another program, which locks the library.
    private let other: Library
    private let id = Books.item(7).id

    init() async throws {
        let location = StoreLocation.file(folder.url.appending(path: "library.sqlite"))
        let service = BookService(.markedBooks) { _ in .page(Books.page(1, of: 1)) }
        let library = try await Library.ofBooks(service, at: location, clock: clock)
        try await library.page(1, of: Books.query())
        other = try await Library.ofBooks(service, at: location)
        app = AppModel(library: library, strings: Localizer(.english), version: "1", clock: clock)
        closing = ClosingViewModel(app)
    }

    /// Runs `body` while the library is locked.
    private func locked(_ body: () async throws -> Void) async throws {
        let (isLocked, end) = (Gate(), DispatchSemaphore(value: 0))
        let lock = Task { [store = other.store] in
            try await store.write { _ in
                isLocked.open()
                end.wait()
                return []
            }
        }
        await isLocked.wait()
        try await body()
        end.signal()
        try await lock.value
    }

    @Test("closes at once if everything is saved")
    func saved() async {
        app.marks.favoriteTapped(id)
        await app.marks.settled()
        closing.closeRequested()
        #expect(closing.state == .ready)
    }

    @Test("waits for two seconds, asks, and closes as soon as the changes are saved")
    func asking() async throws {
        try await locked {
            app.marks.favoriteTapped(id)
            closing.closeRequested()
            #expect(closing.state == .waiting)
            await eventually { clock.waits.contains(.seconds(2)) }
            clock.advance(by: .seconds(2))
            await eventually { closing.state == .asking }
            #expect(app.marks.unsaved == [id])
            closing.waitTapped()
            #expect(closing.state == .waiting)
            closing.closeRequested()
            #expect(closing.state == .asking, "the user asked again")
        }
        await eventually { closing.state == .ready }
        #expect(app.marks.unsaved.isEmpty)
    }

    @Test("closes without the changes if the user confirms it")
    func anyway() async throws {
        try await locked {
            app.marks.favoriteTapped(id)
            closing.closeRequested()
            closing.anywayTapped()
            #expect(closing.state == .waiting, "nothing is asked yet")
            closing.closeRequested()
            closing.anywayTapped()
            #expect(closing.state == .ready)
        }
    }

    @Test("stays open if a change fails")
    func failure() async {
        await app.dependencies.library.close()
        app.marks.favoriteTapped(id)
        closing.closeRequested()
        #expect(closing.state == .waiting)
        await eventually { closing.state == .notRequested }
        #expect(app.router.alert != nil)
    }

    @Test("a change that isn't saved after a second is late until it is")
    func late() async throws {
        try await locked {
            app.marks.favoriteTapped(id)
            #expect(app.marks.late.isEmpty)
            await eventually {
                clock.advance(by: .milliseconds(500))
                return app.marks.late == [id]
            }
            app.marks.favoriteTapped(Books.item(8).id)
            #expect(app.marks.late == [id])
        }
        await app.marks.settled()
        #expect(app.marks.late.isEmpty)
    }

    @Test("lists the changes that aren't saved in time, and waits no longer for others")
    func unsavedChanges() async throws {
        #expect(await app.unsavedChanges(after: .seconds(9)).isEmpty)
        try await locked {
            app.marks.favoriteTapped(id)
            app.marks.toWatchTapped(id)
            let changes = Task { await app.unsavedChanges(after: .seconds(5)) }
            await eventually { clock.waits.contains(.seconds(5)) }
            clock.advance(by: .seconds(5))
            #expect(await changes.value == [id, id])
        }
    }
}
