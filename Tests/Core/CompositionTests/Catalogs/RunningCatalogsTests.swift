import Catalog
import Features
import Foundation
import Library
import Networking
import TestSupport
import Testing

@testable import Composition

@Suite("Catalogs of a running app", .timeLimit(.minutes(5)))
struct RunningCatalogsTests {
    private let temporary = TemporaryFolder()
    private let figures = CatalogID("figures")
    private var query: Query { Query(catalog: figures, list: ListID("all")) }

    private func file() throws -> URL {
        let text = """
            {
              "version": 1, "id": "figures", "name": "Figures",
              "service": { "base": "http://127.0.0.1:4000", "key": { "query": "pass" } },
              "lists": [
                { "id": "all", "name": "All", "address": "character?page={page}&pageSize={size}",
                  "items": "/data", "paging": { "pages": "/info/totalPages" } }
              ],
              "item": { "id": "/_id", "title": "/name" }
            }
            """
        try FileManager.default.createDirectory(
            at: temporary.url,
            withIntermediateDirectories: true
        )
        let file = temporary.url.appending(path: "figures.json")
        try Data(text.utf8).write(to: file)
        return file
    }

    @Test("are added, get a key, are turned off and removed, with or without their data")
    func life() async throws {
        let start = Start([:], in: temporary)
        let (library, service) = try await start.open()
        let builtIn = library.catalogs.count(where: \.isBrowsable)
        #expect(await service.readCatalogs().entries.count == builtIn)

        var findings: [CatalogTrial.Finding] = []
        for await finding in try await service.trial(of: .file(try file())).findings() {
            findings.append(finding)
        }
        guard case .rows(let sample)? = findings.first else {
            Issue.record("\(findings)")
            return
        }
        #expect(sample.items.count == 20)
        #expect(
            findings.dropFirst() == [
                .size(rows: 20, asked: 20), .nextPage(rows: 20, repeated: 0), .absent(.search),
                .absent(.details), .absent(.picture),
            ]
        )
        #expect(try await service.check(.file(try file())).descriptor?.id == figures)
        #expect(await service.readCatalogs().entries.count == builtIn, "not added yet")
        let entry = try await service.add(.file(try file()), replacing: false)
        #expect(entry.needsKey)
        #expect(library.catalogs.count(where: \.isBrowsable) == builtIn, "not applied yet")
        try await service.apply()
        #expect(library.catalogs.last?.id == figures)
        let item = try #require(try await library.page(1, of: query).value.elements.first)
        try await library.edit([.add(.favorite)], of: item.id)
        #expect(start.wire.requests.last?.url.query()?.contains("pass=") == false)

        #expect(await !service.hasKey(of: figures))
        try await service.keep(key: "s3cr3t", of: figures)
        #expect(await service.hasKey(of: figures))
        try await service.apply()
        try await library.page(2, of: query)
        #expect(start.wire.requests.last?.url.query()?.contains("pass=s3cr3t") == true)

        var settings = service.facts.initial
        settings[isOff: figures] = true
        service.keep(settings)
        try await service.apply()
        #expect(library.catalogs.count(where: \.isBrowsable) == builtIn)
        settings[isOff: figures] = false
        settings[isOff: Start.movies] = true
        service.keep(settings)
        try await service.apply()
        #expect(library.catalogs.map(\.id).contains(figures))
        #expect(!library.catalogs.map(\.id).contains(Start.movies))
        settings[isOff: Start.movies] = false
        service.keep(settings)
        try await service.apply()
        #expect(library.catalogs.first?.id == Start.movies, "in its old place")

        try await service.remove(figures, deletingData: false)
        try await service.apply()
        #expect(library.catalogs.count(where: \.isBrowsable) == builtIn)
        _ = try await service.add(.file(try file()), replacing: false)
        try await service.apply()
        #expect(
            try await library.currentMarks([.favorite], in: figures).map(\.item.id) == [
                item.id
            ]
        )
        #expect(try await library.page(1, of: query, policy: .storeOnly).value.elements.count == 20)

        // Also while it is turned off.
        settings[isOff: figures] = true
        service.keep(settings)
        try await service.apply()
        try await service.remove(figures, deletingData: true)
        settings[isOff: figures] = false
        service.keep(settings)
        try await service.apply()
        _ = try await service.add(.file(try file()), replacing: false)
        try await service.apply()
        #expect(await !service.hasKey(of: figures))
        #expect(try await library.currentMarks([.favorite], in: figures).isEmpty)
        #expect(try await library.storedItems(matching: "mickey", in: figures, count: 5).isEmpty)
        await #expect(throws: CatalogError.offline) {
            try await library.page(1, of: query, policy: .storeOnly)
        }
    }

    @Test("are made from the address of a list, whose key is saved and isn't in the file")
    func fromAddress() async throws {
        let start = Start([:], in: temporary)
        let (library, service) = try await start.open()
        let address = "http://127.0.0.1:4000/3/movie/popular?page=1&api_key=\(Start.key)"
        let draft = try await service.draft(of: try #require(URL(string: address)))
        let requests = start.wire.requests
        #expect(requests.count == 2)
        #expect(requests.allSatisfy { $0.url.query()?.contains("api_key=\(Start.key)") == true })
        let sample = try await draft.provider().sample()
        #expect(sample.items.count == 20)
        #expect(start.wire.requests.count == 2)
        let source = ManifestSource.text(draft.file)
        let entry = try await service.check(source)
        #expect(entry.needsKey)
        let id = try #require(entry.descriptor?.id)
        let file = try #require(try await service.add(source, replacing: false).file)
        #expect(try Data(contentsOf: file) == draft.file)
        #expect(!String(decoding: draft.file, as: UTF8.self).contains(Start.key))
        try await service.keep(key: draft.key, of: id)
        try await service.apply()
        let page = try await library.page(2, of: Query(catalog: id, list: ListID("all")))
        #expect(page.value.elements.count == 20)
        #expect(start.wire.requests.last?.url.query()?.contains("api_key=\(Start.key)") == true)
        #expect(!start.logged.contains { $0.contains(Start.key) })
    }

    @Test("follow their files, which other programs edit")
    func edited() async throws {
        let (library, service) = try await Start([:], in: temporary).open()
        let saved = try #require(try await service.add(.file(try file()), replacing: false).file)
        try await service.apply()
        #expect(await service.readCatalogs().changed.isEmpty)
        let text = try String(contentsOf: saved, encoding: .utf8)
        try Data(text.replacing("\"Figures\"", with: "\"Toys\"").utf8).write(to: saved)
        #expect(await service.readCatalogs().changed == [figures])
        #expect(await service.readCatalogs().changed == [figures], "not applied yet")
        try await service.apply()
        #expect(library.catalogs.last?.title == .words(["en": "Toys"]))
        try FileManager.default.removeItem(at: saved)
        #expect(await service.readCatalogs().changed == [figures])
        try await service.apply()
        #expect(!library.catalogs.map(\.id).contains(figures))
    }

    @Test("keep their last good description while their file is damaged, until it is removed")
    func damaged() async throws {
        let (library, service) = try await Start([:], in: temporary).open()
        let saved = try #require(try await service.add(.file(try file()), replacing: false).file)
        try await service.apply()
        let text = try Data(contentsOf: saved)
        // Its name needn't be the catalog's id.
        let renamed = saved.deletingLastPathComponent().appending(path: "own.vitrine.json")
        try FileManager.default.moveItem(at: saved, to: renamed)
        _ = await service.readCatalogs()
        try Data("{\n  \"id\": }".utf8).write(to: renamed)
        for _ in 1...2 {
            let reading = await service.readCatalogs()
            #expect(reading.changed.isEmpty)
            let entry = try #require(reading.entries.last)
            #expect(entry.descriptor?.id == figures)
            #expect(entry.file == renamed)
            #expect(entry.issues.map(\.problem) == [.syntax(line: 2, column: 9)])
            #expect(entry.needsKey)
        }
        try await service.apply()
        #expect(library.catalogs.last?.id == figures)
        try await library.page(1, of: query)
        try text.write(to: renamed)
        #expect(await service.readCatalogs().entries.last?.issues == [])

        try Data("{".utf8).write(to: renamed)
        let other = saved.deletingLastPathComponent().appending(path: "second.vitrine.json")
        try text.write(to: other)
        #expect(await service.readCatalogs().entries.compactMap(\.descriptor?.id).last == figures)
        #expect(await service.readCatalogs().entries.filter { $0.descriptor == nil }.count == 1)
        try await service.remove(renamed)
        #expect(await service.readCatalogs().entries.last?.file == other)
        try Data("{".utf8).write(to: other)
        _ = await service.readCatalogs()
        try await service.remove(figures, deletingData: false)
        #expect(!FileManager.default.fileExists(atPath: other.path))
        try await service.apply()
        #expect(!library.catalogs.map(\.id).contains(figures))
        await #expect(throws: ManifestError.self) { try await service.remove(other) }
    }

    @Test("a catalog that is turned off stays so at the next start")
    func nextStart() async throws {
        let start = Start([:], in: temporary)
        var settings = start.file.settings
        settings[isOff: Start.movies] = true
        start.file.keep(settings)
        start.file.flush()
        let (library, _) = try await Start([:], in: temporary).open()
        #expect(!library.catalogs.map(\.id).contains(Start.movies))
    }
}
