import Catalog
import Foundation
import Library
import Manifests
import Networking
import Primitives
import TestSupport
import Testing

@testable import Composition

@Suite("The folder with the user's manifests")
struct ManifestFolderTests {
    private let temporary = TemporaryFolder()
    private var folder: ManifestFolder { ManifestFolder(in: temporary.folders.settings) }

    /// A manifest of the demo's characters.
    private func manifest(
        _ id: String = "figures",
        base: String = "http://127.0.0.1:4000",
        key: String = ""
    ) -> Data {
        Data(
            """
            {
              "version": 1, "id": "\(id)", "name": "Figures",
              "service": { "base": "\(base)"\(key) },
              "lists": [
                { "id": "all", "name": "All", "address": "character?page={page}&pageSize={size}",
                  "items": "/data", "paging": { "pages": "/info/totalPages" } }
              ],
              "item": { "id": "/_id", "title": "/name" }
            }
            """.utf8
        )
    }

    private func write(_ data: Data, _ name: String) throws {
        try FileManager.default.createDirectory(
            at: folder.folder,
            withIntermediateDirectories: true
        )
        try data.write(to: folder.folder.appending(path: name))
    }

    @Test("adds, lists and removes a catalog")
    func adding() throws {
        #expect(folder.files().isEmpty)
        let added = try folder.add(manifest())
        #expect(added.file?.lastPathComponent == "figures.vitrine.json")
        #expect(folder.files().map { $0.manifest?.id.rawValue } == ["figures"])
        #expect(throws: CatalogAdditionError.self) { try folder.add(manifest()) }
        #expect(try folder.remove(CatalogID("figures"))?.file == added.file)
        #expect(folder.files().isEmpty)
        #expect(try folder.remove(CatalogID("figures")) == nil)
    }

    @Test("a catalog that asks for a value is added with it, and the next version knows it")
    func asking() throws {
        let text = String(decoding: manifest(base: "{server}"), as: UTF8.self)
        let asking = Data(
            text.replacing(
                "\"version\": 1,",
                with: #""version": 1, "ask": [{ "id": "server", "name": "S", "kind": "address" }],"#
            ).utf8
        )
        let missing = [ManifestIssue(at: "/answers/server", .missing)]
        #expect(throws: CatalogAdditionError.manifest(ManifestError(issues: missing))) {
            try folder.add(asking)
        }
        #expect(throws: ManifestError(issues: missing)) { try folder.answered(asking, with: [:]) }
        let entry = try folder.check(asking)
        #expect((entry.service, entry.asked.map(\.answer)) == (nil, [nil]))
        let answered = try folder.answered(asking, with: ["server": "figures.test/api"])
        let added = try folder.add(answered)
        #expect(added.service?.absoluteString == "https://figures.test/api/")
        let again = try folder.check(asking)
        #expect(again.asked.map(\.answer) == ["https://figures.test/api"])
        #expect(again.replaced.map(\.changes) == [[]])
        try write(asking, "figures.vitrine.json")
        #expect(folder.files().map(\.entry.issues) == [missing])
    }

    private func content(_ name: String) throws -> Data {
        try Data(contentsOf: folder.folder.appending(path: name))
    }

    private var names: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: folder.folder.path).sorted()
        }
    }

    /// The files that adding the manifest would replace.
    private func existing(_ data: Data) throws -> [ReplacedFile] {
        let before = try names
        let error = #expect(throws: CatalogAdditionError.self) { try folder.add(data) }
        guard case .exists(let entry)? = error else { return [] }
        #expect(try names == before)
        return entry.replaced
    }

    @Test("parses each content once, until it changes")
    func parsing() throws {
        let count = Locked(0)
        let folder = ManifestFolder(in: temporary.folders.settings) {
            data,
            taken throws(ManifestError) in
            count.withLock { $0 += 1 }
            return try Manifest(data, taken: taken)
        }
        _ = try folder.check(manifest())
        _ = try folder.manifest(manifest())
        _ = try folder.add(manifest())
        for _ in 1...3 { #expect(folder.files().first?.manifest != nil) }
        #expect(folder.all().last?.descriptor != nil)
        #expect(count.withLock { $0 } == 1)
        _ = try folder.add(manifest(base: "http://127.0.0.1:5000"), replacing: true)
        #expect(folder.files().count == 1)
        #expect(count.withLock { $0 } == 2)
    }

    @Test("never overwrites a file unless asked to, and then keeps it under a name with the date")
    func replacing() throws {
        let new = manifest(base: "http://127.0.0.1:5000")
        _ = try folder.add(manifest())
        #expect(try existing(manifest()).map(\.changes) == [[]])
        let changes = [
            #"/service/base: "http://127.0.0.1:4000" → "http://127.0.0.1:5000""#
        ]
        #expect(try existing(new).map(\.changes) == [changes])
        #expect(try folder.check(new).replaced.map(\.changes) == [changes])
        #expect(try content("figures.vitrine.json") == manifest())
        let entry = try folder.add(new, replacing: true)
        let kept = try #require(entry.replaced.first?.movedTo)
        #expect(try Data(contentsOf: kept) == manifest())
        #expect(try content("figures.vitrine.json") == new)
        #expect(try names == ["figures.vitrine.json", kept.lastPathComponent])
        #expect(kept.lastPathComponent.hasPrefix("figures.vitrine.json.2"))
        #expect(folder.files().map { $0.manifest?.id.rawValue } == ["figures"])
    }

    @Test(
        "the file in the place of a new one may be damaged, another catalog's, or have another name"
    )
    func replacingOthers() throws {
        let damaged = Data(#"{"version": 1, "name": "My edits","#.utf8)
        try write(damaged, "figures.vitrine.json")
        #expect(try existing(manifest()).map(\.issues.isEmpty) == [false])
        #expect(try content("figures.vitrine.json") == damaged)
        try write(manifest("toys"), "figures.vitrine.json")
        #expect(try existing(manifest()).map(\.changes) == [[#"/id: "toys" → "figures""#]])
        try write(manifest(), "mine.vitrine.json")
        #expect(try existing(manifest()).count == 2)
        let replaced = try folder.add(manifest(), replacing: true).replaced
        #expect(
            try replaced.compactMap(\.movedTo).map { try Data(contentsOf: $0) }
                == [manifest("toys"), manifest()]
        )
        #expect(folder.files().map(\.url.lastPathComponent) == ["figures.vitrine.json"])
    }

    @Test("a link is read and written through, and removed without its target")
    func links() throws {
        let (target, link) = (
            "elsewhere.json", folder.folder.appending(path: "figures.vitrine.json")
        )
        try write(manifest(), target)
        let file = folder.folder.appending(path: target)
        let manager = FileManager.default
        try manager.createSymbolicLink(at: link, withDestinationURL: file)
        let path = file.resolvingSymlinksInPath()
        #expect(folder.files().map(\.entry.linkTarget) == [path])
        let new = manifest(base: "http://127.0.0.1:5000")
        #expect(try existing(new).count == 1)
        let entry = try folder.add(new, replacing: true)
        #expect(try Data(contentsOf: file) == new)
        #expect(try manager.destinationOfSymbolicLink(atPath: link.path) == file.path)
        #expect(try Data(contentsOf: #require(entry.replaced.first?.movedTo)) == manifest())
        #expect(try folder.remove(CatalogID("figures")) != nil)
        #expect(try Data(contentsOf: file) == new)
        #expect(throws: CocoaError.self) {
            try manager.destinationOfSymbolicLink(atPath: link.path)
        }
        // The target is missing.
        try manager.createSymbolicLink(at: link, withDestinationURL: URL(filePath: "/nowhere/a"))
        #expect(try existing(new).count == 1)
        _ = try folder.add(new, replacing: true)
        #expect(folder.files().map { $0.manifest?.id.rawValue } == ["figures"])
    }

    @Test("if the new file can't be written, the old ones are back in their places")
    func failedReplacing() throws {
        try write(manifest("toys"), "figures.vitrine.json")
        try write(manifest(), "mine.vitrine.json")
        // The name of the file that is written first.
        let part = "figures.vitrine.json.\(getpid()).part"
        try FileManager.default.createDirectory(
            at: folder.folder.appending(path: part),
            withIntermediateDirectories: true
        )
        let before = try names
        let error = #expect(throws: CatalogAdditionError.self) {
            try folder.add(manifest(), replacing: true)
        }
        guard case .unwritable? = error else {
            Issue.record("\(error as Any)")
            return
        }
        #expect(try names == before)
        #expect(try content("figures.vitrine.json") == manifest("toys"))
    }

    @Test("removes a damaged file by its name")
    func removingDamaged() throws {
        try write(Data("{".utf8), "figures.vitrine.json")
        try write(manifest("others"), "toys.vitrine.json")
        #expect(try folder.remove(CatalogID("toys")) == nil)
        #expect(try folder.remove(CatalogID("figures")) != nil)
        #expect(try names == ["toys.vitrine.json"])
    }

    @Test("offers the examples that aren't added")
    func examples() throws {
        #expect(folder.all().count == KnownCatalog.builtIn.count, "nothing is on by itself")
        let names = ManifestExample.allCases.map(\.rawValue)
        #expect(folder.examples().map { $0.descriptor?.id.rawValue } == names)
        let first = CatalogID(names[0])
        _ = try folder.add(try #require(folder.example(first)))
        #expect(folder.examples().map { $0.descriptor?.id.rawValue } == Array(names.dropFirst()))
        #expect(folder.example(CatalogID("movies")) == nil)
    }

    @Test("refuses the id of a built-in catalog")
    func builtIn() throws {
        for catalog in KnownCatalog.builtIn {
            let issue = ManifestIssue(at: "/id", .reserved(catalog.id.rawValue))
            #expect(throws: CatalogAdditionError.manifest(ManifestError(issues: [issue]))) {
                _ = try folder.add(manifest(catalog.id.rawValue))
            }
        }
        #expect(folder.files().isEmpty)
    }

    @Test("a damaged file costs only itself, and the first of several with an id counts")
    func damaged() throws {
        try write(manifest("b"), "1.vitrine.json")
        try write(Data("{".utf8), "2.vitrine.json")
        try write(manifest("b"), "3.vitrine.json")
        try write(manifest("a"), "4.vitrine.json")
        try write(manifest("c"), "other.json")
        try FileManager.default.createDirectory(
            at: folder.folder.appending(path: "5.vitrine.json"),
            withIntermediateDirectories: true
        )
        let files = folder.files()
        #expect(files.map { $0.manifest?.id.rawValue } == ["b", nil, nil, "a", nil])
        #expect(files[2].entry.issues == [ManifestIssue(at: "/id", .reserved("b"))])
        #expect(files[4].entry.issues == [ManifestIssue(at: "", .file(code: EINVAL))])
        let configuration = try Configuration(environment: [:], manifests: files)
        #expect(configuration.catalogNames.suffix(2) == ["b", "a"])
    }

    @Test("a file that is too large isn't read, and a folder that can't be read is reported")
    func unreadable() throws {
        try write(manifest(), "1.vitrine.json")
        let large = folder.folder.appending(path: "2.vitrine.json")
        #expect(FileManager.default.createFile(atPath: large.path, contents: nil))
        // A sparse file of 100 GB.
        #expect(truncate(large.path, 100_000_000_000) == 0)
        let files = folder.files()
        #expect(files.map { $0.manifest == nil } == [false, true])
        #expect(files[1].entry.issues == [ManifestIssue(at: "", .tooLarge(bytes: 1_000_000))])
        try FileManager.default.removeItem(at: folder.folder)
        try Data().write(to: folder.folder)
        #expect(folder.files().count == 1)
        #expect(folder.files().first?.manifest == nil)
    }

    @Test(
        "a rate that is too small costs only its own catalog",
        arguments: ["1e-300", "1e-20", "1e-19", "0.05", "0", "-1", "1e300"]
    )
    func rate(_ rate: String) async throws {
        let source = #", "requestsPerSecond": \#(rate)"#
        #expect(throws: ManifestError.self) { try folder.check(manifest(key: source)) }
        try write(manifest("slow", key: source), "1.vitrine.json")
        try write(manifest(), "2.vitrine.json")
        let library = try await library(Wire())
        #expect(library.catalogs.map(\.id.rawValue).suffix(1) == ["figures"])
        for catalog in ["figures", "characters"] {
            let query = Query(catalog: CatalogID(catalog), list: ListID("all"))
            try await library.page(1, of: query)
        }
    }

    @Test("a catalog that can't be composed costs only itself")
    func composing() async throws {
        _ = try folder.add(manifest())
        _ = try folder.add(manifest("others"))
        let start = Start([:], in: temporary, manifests: folder.files())
        let library = try await start.library { $0.addresses[CatalogID("figures")] = nil }
        #expect(library.catalogs.map(\.id.rawValue).suffix(2) == ["characters", "others"])
        #expect(start.logged.contains { $0.hasPrefix("catalog figures: ") })
    }

    @Test("below one request per second, a whole list is requested page by page")
    func slow() async throws {
        _ = try folder.add(manifest(key: #", "requestsPerSecond": 0.5"#))
        let clock = StepClock()
        let wire = Wire()
        let start = Start([:], in: temporary, over: wire, clock: clock, manifests: folder.files())
        let library = try await start.library()
        let query = Query(catalog: CatalogID("figures"), list: ListID("all"))
        for try await progress in library.fetchWhole(query) where progress.hasAllPages { break }
        #expect(wire.requests.count > 4)
        #expect(clock.sleeps == Array(repeating: .seconds(2), count: wire.requests.count - 1))
    }

    private func library(_ wire: Wire) async throws -> Library {
        try await Start([:], in: temporary, over: wire, manifests: folder.files()).library()
    }

    @Test("its catalogs belong to the library, whatever the settings of the built-in ones")
    func library() async throws {
        _ = try folder.add(manifest())
        let library = try await library(Wire())
        #expect(library.catalogs.map(\.id.rawValue).last == "figures")
        let query = Query(catalog: CatalogID("figures"), list: ListID("all"))
        let page = try await library.page(1, of: query)
        #expect(page.value.elements.count == 20)
        #expect(page.value.elements.contains { $0.title == "Launchpad McQuack" })
    }

    @Test("another service under the same id inherits neither rows nor favorites")
    func origin() async throws {
        let query = Query(catalog: CatalogID("figures"), list: ListID("all"))
        _ = try folder.add(manifest())
        do {
            let library = try await library(Wire())
            let item = try #require(try await library.page(1, of: query).value.elements.first)
            try await library.edit([.add(.favorite)], of: item.id)
            #expect(
                try await library.currentMarks([.favorite], in: query.catalog).count
                    == 1
            )
            #expect(try await library.exportedMarks([.favorite]).map(\.item.id) == [item.id])
            await library.close()
        }
        _ = try folder.remove(query.catalog)
        _ = try folder.add(manifest(base: "http://127.0.0.1:5000"))
        do {
            let library = try await library(Wire.dead())
            let marks = try await library.currentMarks([.favorite], in: query.catalog)
            #expect(!marks.contains(where: library.isAvailable))
            #expect(
                try await library.exportedMarks().filter { !library.isAvailable($0) }.map(\.origin)
                    == [
                        "http://127.0.0.1:4000"
                    ]
            )
            await #expect(throws: CatalogError.offline) { try await library.page(1, of: query) }
            await library.close()
        }
        _ = try folder.remove(query.catalog)
        _ = try folder.add(manifest())
        let library = try await library(Wire.dead())
        #expect(
            try await library.currentMarks([.favorite], in: query.catalog).count == 1
        )
        #expect(try await library.page(1, of: query).value.elements.count == 20)
    }

    @Test("a saved key is sent in the manifest's place, to its service alone")
    func key() async throws {
        let key = #", "key": { "header": "X-Key" }"#
        _ = try folder.add(manifest(key: key))
        _ = try folder.add(manifest("others", base: "http://127.0.0.1:5000", key: key))
        let secrets = SecretFile(in: temporary.folders.settings)
        try await secrets.keep("s3cr3t", named: "figures@http_127.0.0.1_4000")
        let wire = Wire()
        let library = try await library(wire)
        for id in ["figures", "others"] {
            try await library.page(1, of: Query(catalog: CatalogID(id), list: ListID("all")))
        }
        let keys = wire.requests.map { [$0.url.port, $0.headers["X-Key"].map { _ in 1 }] }
        #expect(keys == [[4_000, 1], [5_000, nil]])
        #expect(wire.requests.first?.headers["X-Key"] == "s3cr3t")
    }
}
