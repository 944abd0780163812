import Foundation
import Primitives
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

@Suite("Regular files", .timeLimit(.minutes(5)))
struct RegularFileTests {
    private let folder = TemporaryFolder()

    private func path(_ name: String) -> String { folder.url.appending(path: name).path }

    @Test("reads a complete file, even through a symbolic link")
    func file() throws {
        let bytes = Data(repeating: 7, count: 100_000)
        try bytes.write(to: folder.url.appending(path: "file"))
        try Data().write(to: folder.url.appending(path: "empty"))
        #expect(symlink("file", path("link")) == 0)
        #expect(try RegularFile.data(at: path("file")) == bytes)
        #expect(try RegularFile.data(at: path("link")) == bytes)
        #expect(try RegularFile.data(at: path("empty")).isEmpty)
        #expect(!RegularFile.isElse(at: path("link")))
    }

    @Test("rejects a FIFO, a folder and a device at once")
    func others() {
        #expect(mkfifo(path("fifo"), 0o600) == 0)
        #expect(mkdir(path("folder"), 0o700) == 0)
        #expect(symlink("/dev/zero", path("device")) == 0)
        for name in ["fifo", "folder", "device"] {
            #expect(RegularFile.isElse(at: path(name)))
            #expect(throws: AtomicFile.Failure(code: EINVAL)) {
                try RegularFile.data(at: path(name))
            }
        }
    }

    @Test("a missing file is an error")
    func missing() {
        #expect(!RegularFile.isElse(at: path("none")))
        #expect(throws: AtomicFile.Failure(code: ENOENT)) {
            try RegularFile.data(at: path("none"))
        }
    }
}
