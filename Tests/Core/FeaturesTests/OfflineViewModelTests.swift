import Catalog
import Foundation
import ImagePipeline
import L10n
import Networking
import Primitives
import TestSupport
import Testing

@testable import Features
@testable import Library

@Suite("Offline lists", .timeLimit(.minutes(5)))
@MainActor
struct OfflineViewModelTests {
    private static let popular = OfflineList.ID(Books.id, Books.popular.id)

    private let service: BookService
    private let folder = TemporaryFolder()
    private let clock = HandClock()
    private let gate = Gate()
    private let isHeld = Locked(false)
    private let status = Locked(200)

    init() {
        service = .quick(pages: 2)
    }

    private func makeApp(_ language: Language = .english) async throws -> AppModel {
        let library = try await Library(
            sources: [
                CatalogSource(service, realm: .demo),
                CatalogSource(BookService(Books.maps), realm: .demo),
            ],
            location: .file(folder.url.appending(path: "store.sqlite")),
            clock: clock,
            now: { Date(timeIntervalSince1970: 1_000) },
            images: { [folder, gate, isHeld, status] received in
                ImageDataLoader(
                    client: HandlerHTTPClient { _ in
                        if isHeld.withLock({ $0 }) { await gate.wait() }
                        return HTTPResponse(
                            status: status.withLock { $0 },
                            body: Data(count: 100_000)
                        )
                    },
                    cache: DataCache(folder: folder.url.appending(path: "images")),
                    kept: folder.url.appending(path: "offline"),
                    measure: { _ in PixelSize(2, 3) },
                    received: received
                )
            }
        )
        return AppModel(
            library: library,
            strings: Localizer(language),
            version: "1",
            clock: clock
        )
    }

    /// The app with the offline page of the first catalog open.
    private func open() async throws -> (app: AppModel, model: OfflineViewModel) {
        let app = try await makeApp()
        app.offline.started(pixelWidths: [100])
        app.offlineTapped()
        await eventually { app.offline.lists != nil }
        return (app, app.offline)
    }

    private func row(_ model: OfflineViewModel) -> OfflineRow? {
        model.rows.first { $0.id == Self.popular }
    }

    @Test("offers each service list with its number of images, but not favorites")
    func offer() async throws {
        let (_, model) = try await open()
        await eventually { row(model)?.status == "40 images" }
        #expect(model.rows.map(\.title) == ["popular", "fresh", "whole"])
        #expect(model.rows.allSatisfy { $0.actions == [.start] && $0.fraction == nil })
        #expect(model.offersAll)
        #expect(model.kept.isEmpty)
    }

    @Test("catalogs with session-only pictures and the home page offer no offline lists")
    func notOffered() async throws {
        let app = try await makeApp()
        #expect(app.hasOfflineLists)
        app.catalogTapped(Books.maps.id)
        #expect(!app.hasOfflineLists)
        app.offlineTapped()
        #expect(app.offline.catalog == nil)
    }

    @Test("an offline list shows its progress, then its update time and size")
    func making() async throws {
        isHeld.withLock { $0 = true }
        let (_, model) = try await open()
        model.tapped(.start, Self.popular)
        await eventually { row(model)?.status == "Images: 0 of 40, 0 MB" }
        #expect(row(model)?.actions == [.pause, .cancel])
        #expect(row(model)?.fraction == 0.1)
        gate.open()
        await eventually { row(model)?.actions == [.refresh, .remove] }
        #expect(row(model)?.status.hasPrefix("Updated ") == true)
        #expect(row(model)?.status.hasSuffix(", 4 MB") == true)
        #expect(row(model)?.fraction == nil)
        #expect(model.kept.map(\.title) == ["Books: popular"])
        await eventually { model.notice != nil }
        #expect(model.notice?.text == "Books: popular is available offline.")
        #expect(model.announcement == model.notice?.text)
    }

    @Test("shows the page count after the last page, until the number of images is known")
    func lastPage() async throws {
        let (_, model) = try await open()
        var list = OfflineList(id: Self.popular, activity: .running)
        list.progress = ListProgress(loadedPages: 2, totalPages: 2)
        #expect(model.row(list, title: "").status == "Pages: 2 of 2")
        list.progress.totalImages = 40
        #expect(model.row(list, title: "").status == "Images: 0 of 40, 0 MB")
    }

    @Test("a finished list notifies only if the window is inactive", arguments: [true, false])
    func notification(isAway: Bool) async throws {
        let (app, model) = try await open()
        var shown: [SystemNotifications.Notification] = []
        app.notifications.show = { shown.append($0) }
        app.notifications.isWindowActive = !isAway
        model.tapped(.start, Self.popular)
        await eventually { model.notice != nil }
        #expect(shown.map(\.title) == (isAway ? ["Books"] : []))
        #expect(shown.map(\.body) == (isAway ? [model.notice?.text] : []))
    }

    @Test("a paused list stays paused in the next run, until it is resumed")
    func pausing() async throws {
        isHeld.withLock { $0 = true }
        do {
            let (_, model) = try await open()
            model.tapped(.start, Self.popular)
            await eventually { row(model)?.status == "Images: 0 of 40, 0 MB" }
            model.tapped(.pause, Self.popular)
            await eventually { row(model)?.actions == [.resume, .cancel] }
            #expect(row(model)?.status == "Paused. Images: 0 of 40, 0 MB")
            await model.acting?.value
        }
        gate.open()
        let (_, model) = try await open()
        #expect(row(model)?.actions == [.resume, .cancel])
        model.tapped(.resume, Self.popular)
        await eventually { row(model)?.actions == [.refresh, .remove] }
    }

    @Test("cancelling offers the list again, but cancelling a refresh keeps it available")
    func cancelling() async throws {
        isHeld.withLock { $0 = true }
        let (_, model) = try await open()
        model.tapped(.start, Self.popular)
        await eventually { row(model)?.fraction == 0.1 }
        model.tapped(.cancel, Self.popular)
        await eventually { row(model)?.actions == [.start] }
        #expect(model.kept.isEmpty)
        isHeld.withLock { $0 = false }
        gate.open()
        model.tapped(.start, Self.popular)
        await eventually { row(model)?.actions == [.refresh, .remove] }
        model.tapped(.refresh, Self.popular)
        model.tapped(.cancel, Self.popular)
        await model.acting?.value
        await eventually { row(model)?.actions == [.refresh, .remove] }
        model.tapped(.remove, Self.popular)
        await eventually { row(model)?.actions == [.start] }
    }

    @Test("during an outage, the status says that the download continues automatically")
    func outage() async throws {
        let (_, model) = try await open()
        await eventually { row(model)?.status == "40 images" }
        status.withLock { $0 = 429 }
        model.tapped(.start, Self.popular)
        await eventually {
            row(model)?.status.contains("Continues when the service responds.") == true
        }
        #expect(row(model)?.actions == [.pause, .cancel])
        status.withLock { $0 = 200 }
        model.library.networkCameBack()
        await eventually { row(model)?.actions == [.refresh, .remove] }
    }

    @Test("one tap makes all lists available, with texts in the app's language")
    func all() async throws {
        let app = try await makeApp(.ukrainian)
        app.offline.started(pixelWidths: [100])
        app.offlineTapped()
        await eventually { app.offline.offersAll }
        app.offline.allTapped()
        await eventually {
            app.offline.rows.allSatisfy { $0.actions == [.refresh, .remove] }
        }
        #expect(app.offline.kept.count == 3)
        #expect(!app.offline.offersAll)
        #expect(app.offline.notice?.number == 3)
        #expect(app.offline.rows.first?.status.hasPrefix("Оновлено ") == true)
    }
}
