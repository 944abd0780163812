import Foundation
import TestSupport
import Testing

@testable import Primitives

@Suite("Atomic file replacement")
struct AtomicFileTests {
    private let folder = TemporaryFolder()

    private func path(_ name: String = "file") -> String { folder.url.appending(path: name).path }

    private func mode(_ name: String = "file") throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: path(name))
        return try #require(attributes[.posixPermissions] as? Int)
    }

    @Test(
        "concatenates the parts and leaves no other file",
        arguments: [AtomicFile.Durability.cache, .whole, .immediate]
    )
    func parts(durability: AtomicFile.Durability) throws {
        let date = Date(timeIntervalSince1970: 1_234_567)
        for text in ["older and longer", "new"] {
            try AtomicFile.replace(
                path(),
                with: Data(text.utf8),
                Array("!".utf8),
                durability: durability,
                modified: date
            )
            #expect(try String(contentsOfFile: path(), encoding: .utf8) == text + "!")
        }
        let attributes = try FileManager.default.attributesOfItem(atPath: path())
        #expect(attributes[.modificationDate] as? Date == date)
        #expect(folder.contents == ["file"])
    }

    @Test("a file is private, or keeps its mode on request")
    func modes() throws {
        try AtomicFile.replace(path(), with: Data())
        #expect(try mode() == 0o600)
        try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: path())
        try AtomicFile.replace(path(), with: Data(), mode: .kept(orNew: 0o600))
        #expect(try mode() == 0o666)
        try AtomicFile.replace(path(), with: Data())
        #expect(try mode() == 0o600)
        try AtomicFile.replace(path("new"), with: Data(), mode: .kept(orNew: 0o400))
        #expect(try mode("new") == 0o400)
    }

    @Test("keeps a symbolic link and replaces its destination")
    func link() throws {
        try AtomicFile.replace(path(), with: Data("old".utf8))
        try FileManager.default.createSymbolicLink(
            atPath: path("link"),
            withDestinationPath: path()
        )
        try AtomicFile.replace(path("link"), with: Data("new".utf8))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("link")) == path())
        #expect(try String(contentsOfFile: path(), encoding: .utf8) == "new")
    }

    @Test("a failed replacement keeps the existing entry and leaves no other file")
    func failure() throws {
        try FileManager.default.createDirectory(
            atPath: path("file/within"),
            withIntermediateDirectories: true
        )
        #expect(throws: AtomicFile.Failure(code: EISDIR)) {
            try AtomicFile.replace(path(), with: Data("new".utf8))
        }
        #expect(folder.contents == ["file", "file/within"])
        #expect(throws: AtomicFile.Failure(code: ENOENT)) {
            try AtomicFile.replace(path("nowhere/file"), with: Data())
        }
    }
}
