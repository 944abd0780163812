import Catalog
import Foundation
import Library
import Manifests
import Networking
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
              "source": { "base": "\(base)"\(key) },
              "lists": [
                { "id": "all", "name": "All", "address": "character?page={page}&pageSize={size}",
                  "items": "/data", "totalPages": "/info/totalPages" }
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
        #expect(throws: ManifestError.self) { try folder.add(manifest()) }
        #expect(try folder.remove(CatalogID("figures"))?.file == added.file)
        #expect(folder.files().isEmpty)
        #expect(try folder.remove(CatalogID("figures")) == nil)
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
            let error = #expect(throws: ManifestError.self) {
                _ = try folder.add(manifest(catalog.id.rawValue))
            }
            #expect(error?.issues == [ManifestIssue(at: "/id", .reserved(catalog.id.rawValue))])
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
        for try await progress in library.complete(query) where progress.hasAllPages { break }
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
            try await library.setFavorite(true, item.id)
            #expect(try await library.favoriteItems(of: query.catalog).count == 1)
            #expect(try await library.lastingFavorites().map(\.item.id) == [item.id])
            await library.close()
        }
        _ = try folder.remove(query.catalog)
        _ = try folder.add(manifest(base: "http://127.0.0.1:5000"))
        do {
            let library = try await library(Wire.dead())
            #expect(try await library.favoriteItems(of: query.catalog).isEmpty)
            #expect(try await library.lastingFavorites().isEmpty)
            await #expect(throws: CatalogError.offline) { try await library.page(1, of: query) }
            await library.close()
        }
        _ = try folder.remove(query.catalog)
        _ = try folder.add(manifest())
        let library = try await library(Wire.dead())
        #expect(try await library.favoriteItems(of: query.catalog).count == 1)
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
