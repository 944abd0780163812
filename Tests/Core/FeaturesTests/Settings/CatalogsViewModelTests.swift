import Catalog
import Foundation
import L10n
import Primitives
import TestSupport
import Testing

@testable import Features
@testable import Library

@Suite("Catalogs in the settings", .timeLimit(.minutes(5)))
@MainActor
struct CatalogsViewModelTests {
    private static let keyed = CatalogID("keyed")

    /// The app with a library that its settings change, and the user's files.
    @MainActor
    private final class Desk {
        let library: Library
        let app: AppModel
        /// The library's sources, also of catalogs that are turned off.
        let sources: [CatalogSource]
        let entries: Locked<[CatalogEntry]>
        let keys = Locked<[CatalogID: String]>([:])
        let deleted = Locked<[Bool]>([])
        /// Whether each catalog that was added was to replace files.
        let replacements = Locked<[Bool]>([])
        let added = Locked<[ManifestSource]>([])
        /// What the app showed whenever the settings were applied to the library.
        let shown = Locked<[[CatalogID]]>([])
        private let window = Window()
        /// The catalogs whose files were edited.
        let changed = Locked<Set<CatalogID>>([])

        var model: CatalogsViewModel { app.settings.catalogs }

        init(
            removalFailure: CatalogRemovalError? = nil,
            sampleFailure: CatalogError? = nil,
            replaced: [ReplacedFile] = [],
            asked: [AskedValue] = []
        ) async throws {
            let service = BookService(Books.maps) { _ in .page(Books.page(1, of: 1, keys: [1])) }
            library = try await Library.ofBooks(.quick(pages: 1), service)
            sources = library.sources.all
            let built = library.catalogs.map { CatalogEntry(descriptor: $0) }
            let user = CatalogEntry(
                descriptor: library.catalogs.last,
                file: URL(filePath: "/catalogs/maps.vitrine.json"),
                service: URL(string: "https://maps.test/v1/"),
                needsKey: true
            )
            var free = CatalogEntry(
                descriptor: library.catalogs.last,
                service: URL(string: "https://maps.test/v1/")
            )
            free.replaced = replaced
            free.asked = asked
            entries = Locked([built[0], user])
            let files = Files(
                library: library,
                sources: sources,
                entries: entries,
                keys: keys,
                deleted: deleted,
                replacements: replacements,
                added: added,
                shown: shown,
                changed: changed,
                window: window,
                builtIn: built[0],
                user: user,
                chosen: free,
                removalFailure: removalFailure,
                sampleFailure: sampleFailure
            )
            app = AppModel(
                library: library,
                strings: Localizer(.english),
                version: "1",
                settings: files
            )
            window.app = app
            model.appeared()
            await Recorder { [model] in model.rows.count }.wait(for: 2)
        }

        /// Returns the catalogs that an action changed, once the library has them.
        func changes(_ act: () -> Void) async -> Set<CatalogID> {
            let spy = Spy(app)
            app.settings.app = spy
            defer { app.settings.app = app }
            return await withCheckedContinuation { changed in
                spy.changed = changed
                act()
            }
        }

        func catalogs(_ expected: [CatalogID]) async {
            await Recorder { [app] in app.catalogs.map(\.id) }.wait(for: expected)
        }
    }

    /// Reports the catalogs that settings change to the test, and then to the app.
    @MainActor
    private final class Spy: ConfiguredApp {
        let app: AppModel
        var changed: CheckedContinuation<Set<CatalogID>, Never>?

        init(_ app: AppModel) { self.app = app }

        var catalogs: [CatalogDescriptor] { app.catalogs }

        func close(_ catalog: CatalogID) { app.close(catalog) }

        func sourcesChanged(_ changed: Set<CatalogID>) {
            app.sourcesChanged(changed)
            self.changed?.resume(returning: changed)
        }

        func settingsFailed(_ error: CatalogError) { app.settingsFailed(error) }
    }

    @MainActor
    private final class Window {
        weak var app: AppModel?

        var catalogs: [CatalogID] { app?.catalogs.map(\.id) ?? [] }
    }

    /// The user's files, in memory.
    private struct Files: UnsavedSettings {
        let library: Library
        let sources: [CatalogSource]
        let entries: Locked<[CatalogEntry]>
        let keys: Locked<[CatalogID: String]>
        let deleted: Locked<[Bool]>
        let replacements: Locked<[Bool]>
        let added: Locked<[ManifestSource]>
        let shown: Locked<[[CatalogID]]>
        let changed: Locked<Set<CatalogID>>
        let window: Window
        let builtIn: CatalogEntry
        let user: CatalogEntry
        let chosen: CatalogEntry
        let removalFailure: CatalogRemovalError?
        let sampleFailure: CatalogError?
        let saved = Locked(Settings())

        func keep(_ settings: Settings) { saved.withLock { $0 = settings } }

        func apply() async throws(CatalogError) {
            let visible = await window.catalogs
            shown.withLock { $0.append(visible) }
            let wanted = entries.withLock { $0 }.compactMap { $0.descriptor?.id }
                .filter { !saved.withLock { $0 }[isOff: $0] }
            let all = sources.map { ($0.provider.descriptor.id, $0) }
            library.connect(Dictionary(uniqueKeysWithValues: all), order: wanted)
        }

        func readCatalogs() async -> CatalogReading {
            let all = entries.withLock { $0 }
            return CatalogReading(
                all,
                examples: all.count == 1 ? [user] : [],
                changed: changed.withLock { $0 }
            )
        }

        func check(_ source: ManifestSource) async throws(ManifestError) -> CatalogEntry {
            switch source {
            case .file(let file) where file.lastPathComponent != "maps.vitrine.json":
                throw ManifestError(issues: [ManifestIssue(at: "/id", .missing)])
            case .file, .example: return chosen
            case .text:
                var entry = chosen
                entry.asked = []
                return entry
            }
        }

        func answered(
            _ source: ManifestSource,
            with answers: [String: String]
        ) async throws(ManifestError) -> ManifestSource {
            let wrong = answers.filter { $0.value == "wrong" }.map { "/answers/\($0.key)" }
            guard wrong.isEmpty else {
                throw ManifestError(issues: wrong.map { ManifestIssue(at: $0, .form(.address)) })
            }
            return .text(Data(answers.sorted { $0.key < $1.key }.description.utf8))
        }

        func trial(of source: ManifestSource) async throws(CatalogError) -> CatalogTrial {
            let reason = ManifestGap.Reason.missing(near: "/maps/1", names: ["_id", "name"])
            let sample = CatalogSample(
                items: [Books.item(1, "Kyiv")],
                rowCount: 2,
                gaps: [ManifestGap(pointer: "/maps/1/id", reason: reason, count: 1)],
                totalPages: 1
            )
            let result = sampleFailure.map { .failure($0) } ?? Result.success(sample)
            return SampleProvider(Books.maps, result).trial
        }

        func add(
            _ source: ManifestSource,
            replacing: Bool
        ) async throws(CatalogAdditionError) -> CatalogEntry {
            replacements.withLock { $0.append(replacing) }
            added.withLock { $0.append(source) }
            entries.withLock { $0 = [builtIn, user] }
            return user
        }

        func remove(
            _ catalog: CatalogID,
            deletingData: Bool
        ) async throws(CatalogRemovalError) {
            if let removalFailure { throw removalFailure }
            deleted.withLock { $0.append(deletingData) }
            entries.withLock { $0 = [builtIn] }
        }

        func remove(_ file: URL) async throws(ManifestError) {
            entries.withLock { $0.removeAll { $0.file == file } }
        }

        func hasKey(of catalog: CatalogID) async -> Bool { keys.withLock { $0[catalog] != nil } }

        func keep(key: String?, of catalog: CatalogID) async throws(KeyFailure) {
            keys.withLock { $0[catalog] = key }
        }
    }

    @Test("lists the catalogs, with the service of the user's")
    func rows() async throws {
        let desk = try await Desk()
        #expect(desk.model.rows.map(\.detail) == ["Part of Vitrine", "maps.test"])
        #expect(desk.model.rows.map(\.isRemovable) == [false, true])
        #expect(desk.model.rows.map(\.isOn) == [true, true])
        #expect(desk.model.rows.map(\.canSwitch) == [true, true])
        #expect(desk.model.rows.map(\.canAskEverywhere) == [false, true])
    }

    @Test("a file that was damaged is named above its catalog's rows until it is valid again")
    func damaged() async throws {
        let desk = try await Desk()
        let lists = try #require(desk.app.catalogs.last.flatMap { desk.app.catalogModel(of: $0) })
        let good = desk.entries.withLock { $0 }
        let damaged = CatalogEntry(
            descriptor: good[1].descriptor,
            file: good[1].file,
            issues: [ManifestIssue(at: "", .syntax(line: 3, column: 5))]
        )
        let notice = "“maps.vitrine.json” has a mistake. Line 3, column 5: This isn’t valid JSON. "
        for retry in [desk.model.filesChanged, lists.noticeRetryTapped] {
            #expect(lists.notice == nil)
            desk.entries.withLock { $0[1] = damaged }
            desk.model.filesChanged()
            await Recorder { lists.notice?.hasPrefix(notice) }.wait(for: true)
            #expect(desk.app.catalogs.last?.id == Books.maps.id)
            desk.entries.withLock { $0 = good }
            retry()
            await Recorder { lists.notice }.wait(for: nil)
        }
    }

    @Test("a file that describes no catalog is removed")
    func removingAFile() async throws {
        let desk = try await Desk()
        let file = URL(filePath: "/catalogs/broken.vitrine.json")
        let issues = [ManifestIssue(at: "", .syntax(line: 1, column: 1))]
        desk.entries.withLock {
            $0.append(CatalogEntry(descriptor: nil, file: file, issues: issues))
            $0.append(
                CatalogEntry(
                    descriptor: nil,
                    file: URL(filePath: "/catalogs", directoryHint: .isDirectory),
                    issues: [ManifestIssue(at: "", .file(code: EACCES))]
                )
            )
        }
        desk.model.filesChanged()
        await Recorder { [model = desk.model] in model.rows.map(\.isRemovable) }
            .wait(for: [false, true, true, false])
        desk.model.fileRemoved(file)
        await Recorder { [model = desk.model] in model.rows.count }.wait(for: 3)
        #expect(desk.model.status == .message("Removed “broken.vitrine.json”.", isGood: true))
        #expect(desk.app.catalogs.count == 2)
    }

    @Test("turning a catalog off closes it without an error, and turning it on shows it again")
    func switching() async throws {
        let desk = try await Desk()
        let (books, maps) = (Books.id, Books.maps.id)
        desk.app.section = .catalog(maps)
        let catalogModel = try #require(desk.app.catalog.flatMap { desk.app.catalogModel(of: $0) })
        catalogModel.appeared()
        desk.app.router.path = [.details(Item.ID(maps, "1"))]
        desk.model.switched(maps, isOn: false)
        await desk.catalogs([books])
        #expect(desk.app.section == .catalog(books))
        #expect(desk.app.router[.catalog(maps)] == [])
        #expect(desk.app.router.alert == nil)
        #expect(desk.model.rows.map(\.canSwitch) == [false, true], "one catalog remains")
        desk.model.switched(books, isOn: false)
        #expect(!desk.app.settings.settings[isOff: books])
        desk.model.switched(maps, isOn: true)
        await desk.catalogs([books, maps])
        let again = try #require(desk.app.catalogs.last)
        #expect(desk.app.catalogModel(of: again) !== catalogModel)
        #expect(desk.app.router.alert == nil)
    }

    @Test("removing a catalog keeps or deletes its data as chosen", arguments: [true, false])
    func removing(deletesData: Bool) async throws {
        let desk = try await Desk()
        desk.model.removed(Books.maps.id, deletingData: deletesData)
        await desk.catalogs([Books.id])
        await Recorder { [model = desk.model] in model.rows.count }.wait(for: 1)
        #expect(desk.deleted.withLock { $0 } == [deletesData])
        #expect(desk.model.status == .message("Removed “Maps”.", isGood: true))
        await Recorder { [model = desk.model] in model.examples.map(\.title) }.wait(for: ["Maps"])
        #expect(desk.model.examples.map(\.credit) == ["Maps by Atlas"])
        desk.model.exampleTapped(Books.maps.id)
        await desk.catalogs([Books.id, Books.maps.id])
        #expect(desk.model.status == .message("Added “Maps”.", isGood: true))
        await Recorder { [model = desk.model] in model.examples.count }.wait(for: 0)
    }

    /// Removes the maps and chooses a file that describes them.
    private func choosing(_ desk: Desk) async throws -> CatalogPreviewModel {
        desk.model.removed(Books.maps.id, deletingData: false)
        await desk.catalogs([Books.id])
        desk.model.fileChosen(URL(filePath: "/downloads/maps.vitrine.json"))
        await Recorder { [model = desk.model] in model.preview != nil }.wait(for: true)
        return try #require(desk.model.preview)
    }

    @Test("a chosen file's first page is shown before it is added or refused")
    func preview() async throws {
        let desk = try await Desk()
        let preview = try await choosing(desk)
        #expect(preview.title == "Maps")
        #expect(preview.host == "maps.test")
        await Recorder { preview.content.value?.rows.map(\.title) }.wait(for: ["Kyiv"])
        await Recorder { Array(preview.notes.prefix(3)) }.wait(for: [
            "✗ Page one: 1 of 2 rows can be read.",
            "– /maps/1/id is missing (in 1 of 2 rows). /maps/1 has: _id, name.",
            "– There is only one page.",
        ])
        #expect(preview.message == nil)
        desk.model.preview = nil
        #expect(desk.app.catalogs.map(\.id) == [Books.id])
        desk.model.fileChosen(URL(filePath: "/downloads/maps.vitrine.json"))
        await Recorder { [model = desk.model] in model.preview != nil }.wait(for: true)
        desk.model.previewAccepted()
        await desk.catalogs([Books.id, Books.maps.id])
        #expect(desk.model.preview == nil)
    }

    @Test("questions are answered before the catalog is tried or added")
    func questions() async throws {
        let asked = [
            AskedValue(
                id: "server",
                caption: .words(["en": "Server"]),
                kind: .address,
                example: "a.b"
            ),
            AskedValue(id: "user", caption: .words(["en": "User"]), kind: .text, answer: "Olha"),
        ]
        let desk = try await Desk(asked: asked)
        let preview = try await choosing(desk)
        #expect(preview.questions.map(\.title) == ["Server", "User"])
        #expect(preview.questions.map(\.example) == ["Example: a.b", nil])
        #expect(preview.questions.map(\.answer) == ["", "Olha"])
        #expect((preview.hasAnswers, preview.isAnswered, preview.host) == (false, false, ""))
        #expect(preview.content == .idle)
        for act in [preview.answersEntered, desk.model.previewAccepted] {
            preview[answer: "server"] = "wrong"
            #expect(preview.hasAnswers)
            act()
            await Recorder { preview.questions.map { $0.mistake != nil } }.wait(for: [true, false])
            #expect(desk.model.preview === preview)
        }
        preview[answer: "server"] = "c.d"
        #expect(preview.questions.map(\.mistake) == [nil, nil])
        preview.answersEntered()
        await Recorder { preview.content.value?.rows.map(\.title) }.wait(for: ["Kyiv"])
        #expect((preview.isAnswered, preview.host) == (true, "maps.test"))
        preview[answer: "server"] = "e.f"
        #expect((preview.content, preview.isTrying, preview.isAnswered) == (.idle, false, false))
        desk.model.previewAccepted()
        await desk.catalogs([Books.id, Books.maps.id])
        #expect(desk.model.preview == nil)
        let expected = [("server", "e.f"), ("user", "Olha")].map { (key: $0, value: $1) }
        #expect(desk.added.withLock { $0 } == [.text(Data(expected.description.utf8))])
    }

    @Test("files are replaced only after their differences were shown, also by an example")
    func replacing() async throws {
        let old = ReplacedFile(
            file: URL(filePath: "/catalogs/maps.vitrine.json"),
            changes: ["/version: 1 → 2"],
            issues: []
        )
        let desk = try await Desk(replaced: [old])
        let preview = try await choosing(desk)
        #expect(preview.acceptLabel == "Replace")
        let notes = ["Changes in /catalogs/maps.vitrine.json:", "/version: 1 → 2"]
        #expect(Array(preview.notes.prefix(2)) == notes)
        desk.model.preview = nil
        desk.model.exampleTapped(Books.maps.id)
        await Recorder { [model = desk.model] in model.preview != nil }.wait(for: true)
        #expect(desk.replacements.withLock { $0 }.isEmpty)
        desk.model.previewAccepted()
        await desk.catalogs([Books.id, Books.maps.id])
        #expect(desk.replacements.withLock { $0 } == [true])
    }

    @Test("a service that doesn't respond doesn't prevent adding its catalog")
    func failedPreview() async throws {
        let desk = try await Desk(sampleFailure: .offline)
        let preview = try await choosing(desk)
        await Recorder { preview.content.error }.wait(for: .offline)
        #expect(preview.message != nil)
        desk.model.previewAccepted()
        await desk.catalogs([Books.id, Books.maps.id])
    }

    @Test("a catalog that can't be removed reappears with the reason")
    func failedRemoval() async throws {
        let error = ManifestError(issues: [ManifestIssue(at: "", .file(code: EACCES))])
        let desk = try await Desk(removalFailure: .file(error))
        desk.model.removed(Books.maps.id, deletingData: false)
        await desk.catalogs([Books.id])
        await desk.catalogs([Books.id, Books.maps.id])
        guard case .message(let text, isGood: false) = desk.model.status else {
            Issue.record("\(desk.model.status)")
            return
        }
        #expect(text.contains("Permission denied"))
    }

    @Test("a file that can't be used changes nothing, and its mistakes are shown")
    func badFile() async throws {
        let desk = try await Desk()
        desk.model.fileChosen(URL(filePath: "/downloads/other.json"))
        await Recorder { [model = desk.model] in model.status }
            .wait(for: .message("/id: This is required.", isGood: false))
        #expect(desk.app.catalogs.count == 2)
    }

    @Test("a catalog whose file was removed by another program closes without an error")
    func fileRemoved() async throws {
        let desk = try await Desk()
        let (books, maps) = (Books.id, Books.maps.id)
        desk.app.section = .catalog(maps)
        desk.app.router.path = [.details(Item.ID(maps, "1"))]
        desk.model.filesChanged()
        await desk.catalogs([books, maps])
        desk.entries.withLock { _ = $0.popLast() }
        desk.changed.withLock { $0 = [maps] }
        let changed = await desk.changes { desk.model.filesChanged() }
        #expect(changed == [maps])
        #expect(desk.app.catalogs.map(\.id) == [books])
        await Recorder { [model = desk.model] in model.rows.count }.wait(for: 1)
        #expect(desk.app.section == .catalog(books))
        #expect(desk.app.router.alert == nil)
        #expect(desk.shown.withLock { $0 } == [[books]], "closed before the library loses it")
    }

    @Test("every catalog that is on can be opened at the start, and follows the content language")
    func openings() async throws {
        let desk = try await Desk()
        let settings = desk.app.settings
        let maps = StartPage.catalog(Books.maps.id)
        #expect(settings.startPages == [.last, .home, .catalog(Books.id), maps])
        #expect(settings.words(for: maps) == "Maps")
        let changed = await desk.changes { settings.contentLanguage = .ukrainian }
        #expect(changed.contains(Books.maps.id))
        desk.model.switched(Books.maps.id, isOn: false)
        await desk.catalogs([Books.id])
        #expect(!settings.startPages.contains(maps))
    }

    @Test("a key is saved and removed")
    func key() async throws {
        let desk = try await Desk()
        let maps = Books.maps.id
        let status = Recorder { [model = desk.model] in model.keyStatus[maps] }
        await status.wait(for: .message("This service needs a key.", isGood: true))
        desk.model.keyEntered(" secret ", of: maps)
        await status.wait(
            for: .message("A key is saved. Enter another one to replace it.", isGood: true)
        )
        #expect(desk.keys.withLock { $0 } == [maps: "secret"])
        desk.model.keyEntered("", of: maps)
        await status.wait(for: .message("This service needs a key.", isGood: true))
        #expect(desk.keys.withLock { $0.isEmpty })
    }
}
