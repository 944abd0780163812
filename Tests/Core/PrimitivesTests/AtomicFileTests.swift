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

    @Test("removes only its own old temporary files, and follows no link")
    func unfinished() throws {
        let old = Date(timeIntervalSince1970: 1_234_567)
        let others = [
            "a.json", "a.json.part", "a.json.12x.part", "12.part", ".12.part", "a.12.part.json",
        ]
        for name in others + ["a.json.12.part", ".a.7.part", "target"] {
            try AtomicFile.replace(path(name), with: Data(), modified: old)
        }
        try AtomicFile.replace(path("new.12.part"), with: Data())
        let files = FileManager.default
        try files.createSymbolicLink(atPath: path("l.1.part"), withDestinationPath: path("target"))
        try files.createDirectory(atPath: path("f.1.part"), withIntermediateDirectories: false)
        AtomicFile.removeUnfinished(in: folder.url, changedBefore: Date() - 86_400)
        let left = others + ["new.12.part", "target", "l.1.part", "f.1.part"]
        #expect(folder.contents == left.sorted())
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
