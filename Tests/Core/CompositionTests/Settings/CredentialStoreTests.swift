import Catalog
import Features
import Foundation
import Primitives
import Networking
import TestSupport
import Testing

@testable import Composition

@Suite("Storing the key")
struct CredentialStoreTests {
    private let folder = TemporaryFolder()
    private let lines = Locked<[String]>([])
    private var file: SecretFile { SecretFile(in: folder.folders.settings) }

    private func credentials(_ ring: Ring?) -> CredentialStore {
        CredentialStore(keyring: ring, file: file) { [lines] line in
            lines.withLock { $0.append(line) }
        }
    }

    @Test("stores the key in a running keyring and deletes it from the file")
    func keyring() async throws {
        try await file.keep(Start.token, named: "tmdb")
        let ring = Ring()
        let credentials = credentials(ring)
        #expect(try await credentials.keep(Start.key, for: KnownCatalog.tmdbKey) == .keyring)
        #expect(ring.all == ["tmdb": Start.key])
        #expect(try await file.secret(named: "tmdb") == nil)
        #expect(
            await credentials.credential(of: KnownCatalog.tmdbKey)
                == .queryItem(name: "api_key", value: Start.key)
        )
        #expect(try await credentials.keep(nil, for: KnownCatalog.tmdbKey) == .none)
        #expect(ring.all.isEmpty)
        #expect(await credentials.credential(of: KnownCatalog.tmdbKey) == nil)
    }

    @Test("without a keyring, stores the key in a file", arguments: [true, false])
    func fallback(hasLibrary: Bool) async throws {
        let credentials = credentials(hasLibrary ? Ring(failing: .unavailable) : nil)
        #expect(
            try await credentials.keep(Start.token, for: KnownCatalog.tmdbKey)
                == .file(path: file.path(of: "tmdb"))
        )
        #expect(try await file.secret(named: "tmdb") == Start.token)
        #expect(
            await self.credentials(nil).credential(of: KnownCatalog.tmdbKey)
                == .bearer(Start.token),
            "also in the next run"
        )
        #expect(try await credentials.keep(nil, for: KnownCatalog.tmdbKey) == .none)
        #expect(try await file.secret(named: "tmdb") == nil)
    }

    @Test("with a locked keyring, throws and stores nothing")
    func locked() async throws {
        let credentials = credentials(Ring(failing: .refused))
        await #expect(throws: KeyFailure.refused) {
            try await credentials.keep(Start.key, for: KnownCatalog.tmdbKey)
        }
        #expect(try await file.secret(named: "tmdb") == nil)
        #expect(await credentials.credential(of: KnownCatalog.tmdbKey) == nil)
        #expect(await credentials.place(of: KnownCatalog.tmdbKey) == .none)
        #expect(lines.withLock { $0.allSatisfy { !$0.contains(Start.key) } })
    }

    private func key(at base: String, of catalog: String = "books") throws -> ServiceKey {
        let url = try #require(URL(string: base))
        return ServiceKey(of: CatalogID(catalog), at: url) { .bearer($0) }
    }

    @Test("a key's name contains the id and the whole origin, without collisions")
    func names() throws {
        let origins = [
            "https://h", "http://h", "https://h:80", "http://h:443", "https://h-80", "https://a_b",
            "https://a-b", "https://a.b", "https://a%2Db%5Fc", "https://[::1]", "https://h.8080",
            "https://[::1]:8080", "https://h_443", "https://xn--h-1ga",
        ]
        let names =
            try origins.map { try key(at: $0).name } + [try key(at: "https://h", of: "b").name]
        #expect(Set(names).count == names.count)
        for (one, other) in [
            ("HTTPS://H:443/a/", "https://h/b/"), ("https://приклад.укр", "https://Приклад.Укр/a"),
            ("https://приклад.укр", "https://xn--80aikifvh.xn--j1amh"),
            ("http://[0:0:0:0:0:0:0:1]:8080", "http://[::1]:8080"),
        ] {
            #expect(try key(at: one).name == key(at: other).name)
        }
        #expect(names[0] == "books@https_h_443")
        let safe = /[a-z0-9@._%A-F-]+/
        #expect(names.allSatisfy { $0.wholeMatch(of: safe) != nil })
    }

    @Test(
        "a key under its former name is moved for https, and for a service on this machine",
        arguments: [
            ("https://api.example.org/v1/", "books.api.example.org"),
            ("https://a-b.example", "books.a-b.example"), ("https://h", "books.h"),
            ("https://api.example.org:8443", "books.api.example.org-8443"),
            ("http://127.0.0.1:8080", "books.127.0.0.1-8080"), ("http://[::1]", "books.--1"),
            ("http://localhost:80/v1/", "books.localhost-80"),
        ]
    )
    func former(base: String, name: String) async throws {
        let service = try key(at: base)
        try await file.keep("s3cr3t", named: name)
        #expect(await credentials(nil).credential(of: service) == .bearer("s3cr3t"))
        #expect(try await file.secret(named: service.name) == "s3cr3t")
        #expect(try await file.secret(named: name) == nil)
        #expect(await credentials(nil).credential(of: service) == .bearer("s3cr3t"))

        try await file.keep(nil, named: service.name)
        let ring = Ring([name: "s3cr3t"])
        #expect(await credentials(ring).credential(of: service) == .bearer("s3cr3t"))
        #expect(ring.all == [service.name: "s3cr3t"])
    }

    @Test(
        "a key under a former name isn't used for http, nor if the name has two meanings",
        arguments: [
            ("http://api.example.org", "books.api.example.org"), ("https://h:80", "books.h-80"),
            ("https://h-80", "books.h-80"), ("https://a_b.example", "books.a-b.example"),
            ("http://h", "books.h"), ("http://192.168.0.7", "books.192.168.0.7"),
        ]
    )
    func ambiguous(base: String, name: String) async throws {
        let service = try key(at: base)
        let ring = Ring([name: "s3cr3t"])
        let credentials = credentials(ring)
        #expect(await credentials.credential(of: service) == nil)
        #expect(await credentials.place(of: service) == .none)
        #expect(ring.all == [name: "s3cr3t"])
        #expect(try await credentials.keep("new", for: service) == .keyring)
        #expect(ring.all == [service.name: "new"], "the former entry isn't left behind")
    }

    @Test("a key that can't be moved is used and stays, and a removed one doesn't return")
    func unmoved() async throws {
        let service = try key(at: "https://h")
        try await file.keep("s3cr3t", named: "books.h")
        let ring = Ring(failing: .refused)
        #expect(await credentials(ring).credential(of: service) == .bearer("s3cr3t"))
        #expect(try await file.secret(named: "books.h") == "s3cr3t")
        #expect(try await credentials(nil).keep(nil, for: service) == .none)
        #expect(await credentials(nil).credential(of: service) == nil)
    }

    @Test("reads the keyring once, when the key is first needed")
    func once() async {
        let ring = Ring(["tmdb": Start.key])
        let credentials = credentials(ring)
        #expect(ring.readCount == 0)
        await withTaskGroup { group in
            for _ in 0..<20 {
                group.addTask { _ = await credentials.credential(of: KnownCatalog.tmdbKey) }
            }
        }
        #expect(ring.readCount == 1)
        #expect(await credentials.place(of: KnownCatalog.tmdbKey) == .keyring)
    }
}
