import Catalog
import Composition
import Features
import Foundation
import Locks
import Testing

@Suite("Preferences in a file")
struct PreferencesFileTests {
    private let folder = TemporaryFolder()
    private let lines = Locked<[String]>([])

    private var store: PreferencesStore {
        .file(in: folder.folders.settings) { [lines] line in lines.withLock { $0.append(line) } }
    }

    private var file: URL { folder.folders.settings.appending(path: "settings.json") }

    @Test("what was chosen is there in the next run")
    func roundTrip() {
        var preferences = Preferences()
        preferences[CatalogID("movies"), ListID("popular")] = ListPreferences(
            layout: .grid,
            sort: Sort(SortID("rating"), .ascending),
            filter: Filter(
                genres: ["18", "80"],
                years: YearRange(first: 1990, last: nil),
                minimumRating: 7.5
            )
        )
        store.save(preferences)
        // Reading waits for the writing before it only within one store.
        let same = store
        same.save(preferences)
        #expect(same.load() == preferences)
        #expect(lines.withLock { $0 } == [])
    }

    @Test("without a file nothing is chosen")
    func missing() {
        #expect(store.load() == Preferences())
    }

    @Test("a damaged file is moved aside and said, not overwritten")
    func damaged() throws {
        try FileManager.default.createDirectory(
            at: folder.folders.settings,
            withIntermediateDirectories: true
        )
        try Data("{ not JSON".utf8).write(to: file)
        #expect(store.load() == Preferences())
        #expect(lines.withLock { $0.count } == 1)
        let aside = try Data(contentsOf: file.appendingPathExtension("damaged"))
        #expect(aside == Data("{ not JSON".utf8))
    }

    @Test("a folder that cannot be made is said, and nothing breaks")
    func notWritable() throws {
        let blocked = folder.url.appending(path: "file")
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        try Data().write(to: blocked)
        let store = PreferencesStore.file(in: blocked.appending(path: "settings")) {
            [lines] line in lines.withLock { $0.append(line) }
        }
        var preferences = Preferences()
        preferences[CatalogID("movies"), ListID("popular")] = ListPreferences(layout: .grid)
        store.save(preferences)
        #expect(store.load() == Preferences())
        #expect(lines.withLock { $0.count } == 1)
    }
}
