import Catalog
import Composition
import Features
import Foundation
import Primitives
import TestSupport
import Testing

@Suite("Saving the window state to a file")
struct JSONFileTests {
    private let folder = TemporaryFolder()
    private let lines = Locked<[String]>([])

    private var store: JSONFile<RestorationState> {
        JSONFile("window.json", in: folder.url.appending(path: "state"), of: "window state") {
            [lines] line in lines.withLock { $0.append(line) }
        }
    }

    private var file: URL { folder.url.appending(path: "state/window.json") }

    private var state: RestorationState {
        var state = RestorationState()
        state.catalog = CatalogID("b")
        state.lists = [CatalogID("a"): ListID("one"), CatalogID("b"): ListID("two")]
        state.place = RestorationState.ScrollPosition(
            list: ListID("two"),
            item: Item.ID(CatalogID("b"), "42")
        )
        let open = Item.ID(CatalogID("b"), "43")
        let filters = [
            Filter(genres: ["18", "35"]), Filter(years: YearRange(first: 1994, last: 1994)),
            Filter(people: [Person(key: "5", name: "Taras")], countries: ["UA"]),
            Filter(maximumRuntime: 90, language: "uk"),
        ]
        state.path =
            [.details(open), .related(open, SectionID("cast"))]
            + filters.map { .list(open.catalog, $0) }
        return state
    }

    @Test("loads the last saved state")
    func roundTrip() async {
        #expect(await store.load() == nil)
        let first = store
        first.save(RestorationState())
        first.save(state)
        first.flush()
        #expect(await store.load() == state)
        #expect(lines.withLock { $0 } == [])
    }

    @Test(
        "logs and ignores a damaged file, which the next save replaces",
        arguments: ["", "{\"catalog\": ", "[]", "{\"catalog\": 1}"]
    )
    func damaged(text: String) async throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
        let store = store
        #expect(await store.load() == nil)
        #expect(lines.withLock { $0.count } == 1)
        store.save(state)
        #expect(await store.load() == state)
    }

    @Test("a folder that cannot be created is logged")
    func notWritable() throws {
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        try Data().write(to: folder.url.appending(path: "state"))
        let store = store
        store.save(state)
        store.flush()
        #expect(lines.withLock { $0.count } == 1)
    }
}
