import Foundation
import TestSupport
import Testing

@testable import Composition

@Suite("Secrets in files")
struct SecretFileTests {
    private let folder = TemporaryFolder()
    private var settings: URL { folder.folders.settings }
    private var store: SecretFile { SecretFile(in: settings) }

    private func mode(of path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test("a secret's file has mode 0600 and is the only file left")
    func mode() async throws {
        let earlier = umask(0)
        defer { umask(earlier) }
        try await store.keep(Start.key, named: "tmdb")
        try await store.keep(Start.token, named: "tmdb")
        #expect(try await store.secret(named: "tmdb") == Start.token)
        #expect(try mode(of: store.path(of: "tmdb")) == 0o600)
        #expect(try mode(of: settings.path) == 0o700)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: settings.path) == ["tmdb.key"]
        )
    }

    @Test("reads a file created by hand without its white space, and makes it private")
    func byHand() async throws {
        try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
        let path = store.path(of: "tmdb")
        #expect(
            FileManager.default.createFile(
                atPath: path,
                contents: Data(" \(Start.key)\n\n".utf8),
                attributes: [.posixPermissions: 0o644]
            )
        )
        #expect(try await store.secret(named: "tmdb") == Start.key)
        #expect(try mode(of: path) == 0o600)
    }

    @Test(
        "reads a file that an editor saved with a byte order mark, and refuses what isn't text",
        arguments: [String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian]
    )
    func encodings(_ encoding: String.Encoding) async throws {
        try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
        let file = URL(filePath: store.path(of: "tmdb"))
        try #require("\u{FEFF}\(Start.key)\r\n".data(using: encoding)).write(to: file)
        #expect(try await store.secret(named: "tmdb") == Start.key)
        let refused = encoding == .utf8 ? Data([0x61, 0xE9]) : Start.key.data(using: encoding)
        try #require(refused).write(to: file)
        await #expect(throws: SecretError.storage(code: EILSEQ)) {
            try await store.secret(named: "tmdb")
        }
    }

    @Test("removes a secret, and succeeds if there is none")
    func removed() async throws {
        #expect(try await store.secret(named: "tmdb") == nil)
        try await store.keep(nil, named: "tmdb")
        try await store.keep(Start.key, named: "tmdb")
        try await store.keep(nil, named: "tmdb")
        #expect(try await store.secret(named: "tmdb") == nil)
        #expect(!FileManager.default.fileExists(atPath: store.path(of: "tmdb")))
    }

    @Test("a folder that cannot be created causes an error that does not contain the secret")
    func notWritable() async throws {
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        try Data().write(to: settings)
        let error = await #expect(throws: SecretError.self) {
            try await store.keep(Start.key, named: "tmdb")
        }
        guard case .storage? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(!String(reflecting: error).contains(Start.key))
    }
}
