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
