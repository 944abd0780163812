import Catalog
import Foundation
import L10n
import Primitives
import TestSupport
import Testing

@testable import Composition
@testable import Features

@Suite("Settings file")
struct SettingsFileTests {
    private let folder = TemporaryFolder()
    private let lines = Locked<[String]>([])
    private let movies = CatalogID("movies")

    private func open(at time: Date = Date(timeIntervalSince1970: 0)) -> SettingsFile {
        SettingsFile(in: folder.folders.settings, now: { time }) { [lines] line in
            lines.withLock { $0.append(line) }
        }
    }

    private var file: URL { folder.folders.settings.appending(path: "settings.json") }

    private func write(_ text: String) throws {
        try FileManager.default.createDirectory(
            at: folder.folders.settings,
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
    }

    private func text() throws -> String {
        String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }

    private var names: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: folder.folders.settings.path)
                .sorted()
        }
    }

    @Test("loads saved preferences and settings in the next run")
    func roundTrip() throws {
        var settings = Settings()
        settings[movies, ListID("popular")] = ListChoices(
            layout: .grid,
            sort: Sort(SortID("rating"), .ascending),
            filter: Filter(
                genres: ["18", "80"],
                years: YearRange(first: 1990, last: nil),
                minimumRating: 7.5
            )
        )
        settings[source: movies] = .custom(try #require(URL(string: "http://movies.test/3")))
        settings.proxy = URL(string: "http://proxy.test:3128")
        settings.contentLanguage = .ukrainian
        settings.interfaceLanguage = .english
        settings.appearance = .dark
        settings.motion = .reduced
        settings.imageCacheBytes = 100_000_000
        settings.isDemoNoticeDismissed = true

        let first = open()
        #expect(first.settings == Settings())
        first.keep(settings)
        first.flush()
        let second = open()
        #expect(second.settings == settings)
        #expect(second.notice == nil)
        #expect(lines.withLock { $0 } == [])
    }

    @Test("without a file, uses defaults and creates none")
    func missing() {
        #expect(open().settings == Settings())
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test("reads the format of version 0.2, which has lists only")
    func older() throws {
        try write(#"{"lists": {"movies/popular": {"layout": "grid"}}}"#)
        let file = open()
        #expect(file.settings[movies, ListID("popular")].layout == .grid)
        #expect(file.settings.appearance == .system)
    }

    @Test(
        "moves each damaged file aside, named by its time",
        arguments: ["{ not JSON", "", "[]", "{\"version\": \"one\"}"]
    )
    func damaged(text: String) throws {
        try write(text)
        let first = open()
        let aside = "settings.json.damaged-19700101T000000Z"
        let path = folder.folders.settings.appending(path: aside).path
        #expect(first.notice == .damaged(movedTo: path))
        #expect(first.settings == Settings())
        try write("again \(text)")
        // Once in the same second, and once later.
        _ = open()
        try write("later \(text)")
        _ = open(at: Date(timeIntervalSince1970: 86_400))
        #expect(
            try names == [
                aside, "\(aside)-2", "settings.json.damaged-19700102T000000Z",
            ]
        )
        #expect(try Data(contentsOf: URL(filePath: path)) == Data(text.utf8))
        #expect(lines.withLock { $0.count } == 6)
    }

    @Test("a newer version's file is reported and not overwritten")
    func newer() throws {
        let written = #"{"version": 2, "settings": {"appearance": {"night": true}}}"#
        try write(written)
        let file = open()
        #expect(file.notice == .newer(path: self.file.path))
        #expect(lines.withLock { $0.first }?.contains("\(self.file.path) was written by") == true)
        var settings = Settings()
        settings.appearance = .dark
        file.keep(settings)
        file.flush()
        #expect(file.settings == settings)
        #expect(try text() == written)
        #expect(try names == ["settings.json"])
    }

    @Test("keeps unknown fields")
    func unknown() throws {
        try write(#"{"more": [1], "settings": {"appearance": "dark", "sound": "loud"}}"#)
        let file = open()
        #expect(file.settings.appearance == .dark)
        file.keep(Settings())
        file.flush()
        let object = try JSONSerialization.jsonObject(with: Data(contentsOf: self.file))
        let fields = try #require(object as? [String: Any])
        #expect(fields["more"] as? [Int] == [1])
        #expect(fields["version"] as? Int == 1)
        #expect(fields["settings"] as? [String: String] == ["sound": "loud"])
    }

    @Test("a file that cannot be opened is reported and not overwritten")
    func unreadable() throws {
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        let settings = open()
        #expect(settings.notice == .unreadable(path: file.path))
        #expect(lines.withLock { $0.count } == 2)
        #expect(lines.withLock { $0[0] }.hasPrefix("settings: \(file.path): "))
        settings.keep(Settings())
        settings.flush()
        #expect(try names == ["settings.json"])
    }

    @Test("a folder that cannot be created is logged")
    func notWritable() throws {
        let blocked = folder.url.appending(path: "file")
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        try Data().write(to: blocked)
        let file = SettingsFile(in: blocked.appending(path: "settings")) { [lines] line in
            lines.withLock { $0.append(line) }
        }
        var settings = Settings()
        settings.motion = .reduced
        file.keep(settings)
        file.flush()
        #expect(file.settings == settings)
        #expect(lines.withLock { $0.count } == 1)
    }
}
