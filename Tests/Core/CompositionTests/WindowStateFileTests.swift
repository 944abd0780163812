import Catalog
import Composition
import Features
import Foundation
import Primitives
import TestSupport
import Testing

@Suite("How the window was left, in a file")
struct WindowStateFileTests {
    private let folder = TemporaryFolder()
    private let lines = Locked<[String]>([])

    private var store: WindowStateStore {
        .file(in: folder.url.appending(path: "state")) { [lines] line in
            lines.withLock { $0.append(line) }
        }
    }

    private var file: URL { folder.url.appending(path: "state/window.json") }

    private var state: WindowState {
        var state = WindowState()
        state.size = WindowState.Size(width: 1_000, height: 640)
        state.isMaximized = true
        state.catalog = CatalogID("b")
        state.lists = [CatalogID("a"): ListID("one"), CatalogID("b"): ListID("two")]
        state.place = WindowState.Place(
            list: ListID("two"),
            item: Item.ID(CatalogID("b"), "42")
        )
        state.open = Item.ID(CatalogID("b"), "43")
        return state
    }

    @Test("what was kept last is there in the next run")
    func roundTrip() async {
        #expect(await store.load() == WindowState())
        let first = store
        first.save(WindowState())
        first.save(state)
        first.finish()
        #expect(await store.load() == state)
        #expect(lines.withLock { $0 } == [])
    }

    @Test(
        "a damaged file counts as none and is said; the next state takes its place",
        arguments: ["", "{\"width\": ", "[]", "{\"width\": \"wide\", \"height\": 1}"]
    )
    func damaged(text: String) async throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
        let store = store
        #expect(await store.load() == WindowState())
        #expect(lines.withLock { $0.count } == 1)
        store.save(state)
        #expect(await store.load() == state)
    }

    @Test("sizes that no screen has become the nearest that one may have")
    func sizes() async throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data("{\"width\": -5, \"height\": 999999999, \"later\": [1]}".utf8).write(to: file)
        let size = try #require(await store.load().size)
        #expect(size == WindowState.Size(width: 360, height: 16_384))
        #expect(lines.withLock { $0 } == [])
    }

    @Test("a folder that cannot be made is said, and nothing breaks")
    func notWritable() throws {
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        try Data().write(to: folder.url.appending(path: "state"))
        let store = store
        store.save(state)
        store.finish()
        #expect(lines.withLock { $0.count } == 1)
    }
}
