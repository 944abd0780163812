import Catalog
import Foundation
import ImagePipeline
import L10n
import Library
import Primitives
import TestSupport
import Testing

@testable import Features

@Suite("Files with marks", .timeLimit(.minutes(5)))
@MainActor
struct MarksFilesTests {
    private let folder = TemporaryFolder()
    private let service = FilmService()
    private let strings = Localizer(.english)

    private static let head = "Date,Name,Year,Letterboxd URI\n"
    private static let list =
        head
        + ["Alien,1979", "Solaris,1972", "Stalker,1979", "Mirror,1975"]
        .map { "2024-01-05,\($0),x\n" }.joined()

    @Test("certain films are added, with the number of those that are done")
    func progress() async throws {
        let (library, files) = try await open()
        let (numbers, number) = AsyncStream.makeStream(of: Void.self)
        service.answer { name throws(CatalogError) in
            var turns = numbers.makeAsyncIterator()
            _ = await turns.next()
            return FilmService.matches(name)
        }
        files.filesChosen([try write("watchlist.csv", Self.list)])
        let model = try #require(files.importing)
        #expect(model.progressText == "Reading the files…" && model.fraction == nil)
        #expect(model.result.isEmpty)
        number.yield()
        await Recorder { model.progressText }.wait(for: "1 of 4")
        #expect(model.fraction == 0.25)
        number.finish()
        await ended(model)
        #expect(model.progressText == nil && model.fraction == nil)
        #expect(model.result == ["Added 4 marks"])
        #expect(try await marks(library) == Self.all)
        files.filesChosen([folder.url.appending(path: "watchlist.csv")])
        let second = try #require(files.importing)
        await ended(second)
        #expect(second.result == ["Added 0 marks", "4 marks were already there, or newer"])
        #expect(service.names.count == 8, "a stored title may be that of another film")
    }

    @Test("the items that got marks are listed, and undo restores all marks")
    func undo() async throws {
        let (library, files) = try await open()
        files.filesChosen([try write("watchlist.csv", Self.list + "2024-01-05,Solaris,1999,x\n")])
        let model = try #require(files.importing)
        #expect(!model.canUndo)
        await ended(model)
        #expect(model.added.map(\.title) == ["Alien", "Solaris", "Stalker", "Mirror"])
        #expect(Set(model.added.map(\.marks)) == ["on the watchlist"])
        let doubt = try #require(model.doubts.first)
        model.candidateTapped(doubt.candidates[1].id, for: doubt.id)
        await Recorder { model.doubts.first?.isAdded ?? false }.wait(for: true)
        #expect(try await marks(library).count == 5)
        #expect(model.canUndo)
        files.undoTapped()
        #expect(files.importing == nil)
        #expect(files.status == .message("Undoing…", isGood: true))
        await Recorder { files.status }.wait(for: .message("The import was undone.", isGood: true))
        #expect(try await marks(library).isEmpty)
    }

    @Test("an import that is closed midway, and then started again, gives the same as one")
    func closed() async throws {
        let (library, files) = try await open()
        service.answer { [service] name throws(CatalogError) in
            if service.names.count == 3 { try await Self.cancellation() }
            return FilmService.matches(name)
        }
        let file = try write("watchlist.csv", Self.list)
        files.filesChosen([file])
        let model = try #require(files.importing)
        await Recorder { model.step }.wait(for: .adding(done: 2, count: 4))
        #expect(files.isImporting)
        await eventually { service.names.count == 3 }
        files.isImporting = false
        #expect(files.importing == nil)
        guard case .message(let text, isGood: true) = files.status else {
            Issue.record("\(files.status)")
            return
        }
        #expect(text.contains("stopped"))
        await stored(2, in: library)
        files.filesChosen([file])
        #expect(files.status == .idle)
        await ended(try #require(files.importing))
        #expect(try await marks(library) == Self.all)
    }

    @Test("a failure keeps what was found; trying again continues there and counts each mark once")
    func failure() async throws {
        let (library, files) = try await open()
        let isOffline = Locked(true)
        service.answer { [service] name throws(CatalogError) in
            if service.names.count > 2, isOffline.withLock({ $0 }) { throw .offline }
            return FilmService.matches(name)
        }
        files.filesChosen([try write("watchlist.csv", Self.list)])
        let model = try #require(files.importing)
        await ended(model)
        #expect(model.failure == .offline)
        #expect(model.result.first?.contains(strings("error.offline")) == true)
        #expect(model.result.last == "Added 2 marks")
        #expect(try await marks(library).count == 2)
        isOffline.withLock { $0 = false }
        model.retryTapped()
        #expect(model.failure == nil && model.isRunning)
        await ended(model)
        #expect(model.result == ["Added 4 marks"])
        #expect(service.names.count == 5, "the first two are stored now")
        #expect(try await marks(library) == Self.all)
        model.retryTapped()
        #expect(!model.isRunning, "there is nothing to try again")
    }

    @Test("a film that isn't certain is chosen once, for all lines that name it")
    func doubts() async throws {
        let (library, files) = try await open()
        let watched = Self.head + "2024-01-05,Solaris,1999,x\n2024-01-05,Nothing,1999,x\n"
        let places = [
            try write("watched.csv", watched),
            try write("watchlist.csv", Self.head + "2024-01-05,Solaris,1999,x\n"),
        ]
        files.filesChosen(places)
        let model = try #require(files.importing)
        await ended(model)
        #expect(
            model.result == ["Added 0 marks", "1 film isn’t certain", "1 film wasn’t found"]
        )
        #expect(model.missing.map(\.title) == ["Nothing (1999)"])
        #expect(model.missing.map(\.places) == [["watched.csv, line 3"]])
        let film = try #require(model.doubts.first)
        #expect(film.title == "Solaris (1999)")
        #expect(film.places == ["watched.csv, line 2", "watchlist.csv, line 2"])
        #expect(film.candidates.map(\.title) == ["Solaris (1972)", "Solaris (2002)"])
        #expect(film.candidates.map(\.detail) == ["Drama", "Drama"])
        #expect(try await marks(library).isEmpty, "nothing is guessed")
        model.candidateTapped(film.candidates[1].id, for: film.id)
        #expect(model.doubts[0].chosen == film.candidates[1].id)
        // A second choice comes too late.
        model.candidateTapped(film.candidates[0].id, for: film.id)
        await Recorder { model.doubts[0].isAdded }.wait(for: true)
        #expect(try await marks(library) == ["3 to-watch", "3 watched"])
    }

    @Test("a choice is kept when a failed import is tried again, and includes further lines")
    func choiceAndRetry() async throws {
        let (library, files) = try await open()
        let isOffline = Locked(true)
        service.answer { name throws(CatalogError) in
            if case .title("Alien", _) = name, isOffline.withLock({ $0 }) { throw .offline }
            return FilmService.matches(name)
        }
        let lines = ["Solaris,1999", "Alien,1979"].map { "2024-01-05,\($0),x\n" }.joined()
        files.filesChosen([
            try write("watched.csv", Self.head + lines),
            try write("watchlist.csv", Self.head + "2024-01-05,Solaris,1999,x\n"),
        ])
        let model = try #require(files.importing)
        await ended(model)
        let film = try #require(model.doubts.first)
        model.candidateTapped(film.candidates[0].id, for: film.id)
        await Recorder { model.doubts[0].isAdded }.wait(for: true)
        isOffline.withLock { $0 = false }
        model.retryTapped()
        await ended(model)
        await Recorder { model.doubts[0].isAdded }.wait(for: true)
        #expect(model.doubts[0].chosen == film.candidates[0].id)
        #expect(try await marks(library) == ["1 watched", "2 to-watch", "2 watched"])
    }

    @Test("a choice that can't be stored can be made again")
    func choiceFailed() async throws {
        let (library, files) = try await open()
        files.filesChosen([
            try write("watched.csv", Self.head + "2024-01-05,Solaris,1999,x\n")
        ])
        let model = try #require(files.importing)
        await ended(model)
        await library.close()
        let film = try #require(model.doubts.first)
        model.candidateTapped(film.candidates[0].id, for: film.id)
        await Recorder { model.doubts[0].failure != nil }.wait(for: true)
        #expect(model.doubts[0].chosen == nil && !model.doubts[0].isAdded)
    }

    @Test("only fifty rows are shown at first")
    func limit() async throws {
        let (_, files) = try await open()
        let lines = (0..<120).map { "2024-01-05,Nothing \($0),1979,x\n" }.joined()
        files.filesChosen([try write("watched.csv", Self.head + lines)])
        let model = try #require(files.importing)
        await ended(model)
        #expect(model.limit == 50 && model.hasMore)
        model.moreTapped()
        model.moreTapped()
        #expect(model.limit == 150 && !model.hasMore)
    }

    @Test("skipped lines are listed with their column and reason")
    func faults() async throws {
        let (library, files) = try await open()
        let text = "Date,Name,Year,URI,Rating\n2024-02-02,Alien,1979,x,6\n2024-02-02,,1979,x,4\n"
        let json = """
            {"format": "vitrine-library", "version": 2, "items": [{"catalog": "movies"}]}
            """
        files.filesChosen([try write("ratings.csv", text), try write("own.json", json)])
        let model = try #require(files.importing)
        await ended(model)
        #expect(
            model.skipped == [
                "“ratings.csv”, line 2 (Rating): this could not be read.",
                "“ratings.csv”, line 3 (Title): this is missing.",
                "“own.json”, entry 1 (items[0].realm): this is missing.",
            ]
        )
        #expect(model.result == ["Added 0 marks", "3 parts of the files were skipped"])
        #expect(try await marks(library).isEmpty)
    }

    @Test("a file that can't be used is named, and nothing is added")
    func unusable() async throws {
        let (library, files) = try await open()
        let good = try write("watchlist.csv", Self.list)
        let empty = folder.url.appending(path: "Empty")
        try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
        let large = try write("large.csv", "")
        try FileHandle(forWritingTo: large).truncate(atOffset: 64_000_001)
        let cases = [
            (try write("picture.jpg", "\u{FF}\u{D8}"), "“picture.jpg” isn’t a file"),
            (try write("nothing.csv", ""), "“nothing.csv” isn’t a file"),
            (try write("newer.json", #"{"format": "vitrine-library", "version": 9}"#), "newer"),
            (large, "“large.csv” has more than 64 MB"),
            (empty, "“Empty” has none of the files"),
            (folder.url.appending(path: "gone.csv"), "“gone.csv” could not be read"),
        ]
        for (file, words) in cases {
            files.filesChosen([good, file])
            let model = try #require(files.importing)
            await ended(model)
            guard case .unusable(let text) = model.step else {
                Issue.record("\(file.lastPathComponent): \(model.step)")
                continue
            }
            #expect(text.contains(words), "\(text)")
            #expect(model.result == [text])
            files.importClosed()
            #expect(files.status == .idle)
        }
        #expect(try await marks(library).isEmpty)
        files.filesChosen([])
        #expect(!files.isImporting)
        files.choosingFailed("No access")
        #expect(files.status == .message("No access", isGood: false))
    }

    @Test("of a folder, the files that Letterboxd exports are read, others are ignored")
    func folderOfLetterboxd() async throws {
        let (library, files) = try await open()
        let export = folder.url.appending(path: "letterboxd-me")
        let likes = export.appending(path: "likes")
        try FileManager.default.createDirectory(at: likes, withIntermediateDirectories: true)
        let row = { (name: String) in Self.head + "2024-01-05,\(name),x\n" }
        for (name, text) in [
            ("watched.csv", row("Alien,1979")), ("watchlist.csv", row("Stalker,1979")),
            ("likes/films.csv", row("Alien,1979")), ("profile.csv", "nothing"),
        ] {
            try Data(text.utf8).write(to: export.appending(path: name))
        }
        files.filesChosen([export])
        await ended(try #require(files.importing))
        #expect(try await marks(library) == ["1 favorite", "1 watched", "4 to-watch"])
    }

    @Test("an exported file is the library's document, and can be imported")
    func export() async throws {
        let (library, files) = try await open()
        files.filesChosen([try write("watchlist.csv", Self.list)])
        await ended(try #require(files.importing))
        files.importClosed()
        #expect(
            files.formats.map(\.fileName)
                == ["vitrine-library.json", "vitrine-letterboxd.csv", "watchlist.csv"]
        )
        let expected = [4, 0, 4]
        let shares = folder.url.appending(path: "shares")
        try FileManager.default.createDirectory(at: shares, withIntermediateDirectories: true)
        for (format, count) in zip(files.formats, expected) {
            let file = folder.url.appending(path: format.fileName)
            files.exportTapped(format, to: file)
            #expect(files.status == .working)
            await Recorder { files.status }.wait { $0 != .working }
            let text = strings("export.done", count: count)
            #expect(files.status == .message(text, isGood: true))
            let export = try await library.export(format.format)
            #expect(try Data(contentsOf: file) == Data(export.text.utf8))
            let shared = try await files.temporaryFile(format, in: shares)
            #expect(try Data(contentsOf: shared) == Data(export.text.utf8))
            let second = try await open()
            second.files.filesChosen([file])
            let model = try #require(second.files.importing)
            await ended(model)
            #expect(try await marks(second.library).count == count)
        }
        files.appeared()
        #expect(files.status == .idle)
    }

    @Test("an export for Letterboxd says how many sample films it leaves out")
    func samples() async throws {
        let (library, files) = try await open()
        let id = Item.ID(CatalogID("movies"), "1001")
        let film = Item(id: id, title: "Sample", artwork: nil, facets: Facets())
        _ = try await library.add([
            ExportedMark(film, .watched(on: nil), realm: .demo),
            ExportedMark(film, .toWatch, realm: .demo),
        ])
        let texts = [
            "Exported 2 entries",
            "Exported 0 entries. 1 film of the sample data was left out.",
            "Exported 0 entries. 1 film of the sample data was left out.",
        ]
        for (format, text) in zip(files.formats, texts) {
            files.exportTapped(format, to: folder.url.appending(path: format.fileName))
            await Recorder { files.status }.wait { $0 != .working }
            #expect(files.status == .message(text, isGood: true))
        }
        _ = try await files.temporaryFile(files.formats[1], in: folder.url)
        #expect(
            files.status
                == .message("1 film of the sample data was left out.", isGood: true)
        )
    }

    @Test("an export doesn't replace the app's own files, and says why it can't be written")
    func refused() async throws {
        let (_, files) = try await open()
        let own = folder.url.appending(path: "own/marks")
        let nowhere = folder.url.appending(path: "nowhere/marks")
        await #expect(throws: (any Error).self) {
            try await files.temporaryFile(files.formats[0], in: nowhere)
        }
        files.appeared()
        for (place, words) in [(own, "keeps its own files"), (nowhere, "could not be written")] {
            files.exportTapped(files.formats[0], to: place)
            await Recorder { files.status }.wait { $0 != .working }
            guard case .message(let text, isGood: false) = files.status else {
                Issue.record("\(files.status)")
                continue
            }
            #expect(text.contains(words) && text.contains(place.path), "\(text)")
        }
        #expect(folder.contents.isEmpty)
    }
}

extension MarksFilesTests {
    private static let all = ["1 to-watch", "2 to-watch", "4 to-watch", "5 to-watch"]

    /// Waits until the task is cancelled.
    private nonisolated static func cancellation() async throws(CatalogError) {
        for await _ in AsyncStream<Never>.makeStream().stream {}
        throw .cancelled
    }

    private func open() async throws -> (library: Library, files: MarksFilesModel) {
        let own = OwnFolders([folder.url.appending(path: "own")])
        let library = try await Library(
            sources: [CatalogSource(service, realm: .live, key: { .none })],
            location: .memory,
            images: { _ in Pictures().loader(sparing: own) }
        )
        let dependencies = AppDependencies(
            library: library,
            router: Router(),
            strings: strings,
            settings: SettingsViewModel(NoSettings(), strings: strings),
            clock: ContinuousClock(),
            notifications: SystemNotifications(strings: strings),
            services: ServiceModels(library)
        )
        return (library, MarksFilesModel(dependencies: dependencies))
    }

    private func write(_ name: String, _ text: String) throws -> URL {
        let file = folder.url.appending(path: name)
        try Data(text.utf8).write(to: file)
        return file
    }

    private func ended(_ model: MarksImportModel) async {
        await Recorder { model.isRunning }.wait(for: false)
    }

    private func stored(_ count: Int, in library: Library) async {
        do {
            for try await marks in library.marks() where marks.count == count { return }
        } catch {
            Issue.record(error)
        }
    }

    private func marks(_ library: Library) async throws -> [String] {
        try await library.exportedMarks().map { "\($0.item.id.key) \($0.mark.kind.rawValue)" }
            .sorted()
    }
}
