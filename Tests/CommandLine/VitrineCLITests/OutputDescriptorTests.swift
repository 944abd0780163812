import Foundation
import Testing

@testable import VitrineCLI

@Suite("Output to a file descriptor")
struct OutputDescriptorTests {
    @Test("writes text completely and in order; a pipe is not a terminal")
    func pipe() throws {
        let pipe = Pipe()
        let output = Output(descriptor: pipe.fileHandleForWriting.fileDescriptor)
        #expect(output.columns == nil)
        try output.line("Їжак")
        try output.text("日本")
        try pipe.fileHandleForWriting.close()
        let data = try pipe.fileHandleForReading.readToEnd()
        #expect(data == Data("Їжак\n日本".utf8))
    }

    @Test("distinguishes a closed pipe from other failures")
    func closed() throws {
        signal(SIGPIPE, SIG_IGN)
        let pipe = Pipe()
        let output = Output(descriptor: pipe.fileHandleForWriting.fileDescriptor)
        try pipe.fileHandleForReading.close()
        #expect(throws: OutputError.closed) { try output.line("a") }
        let unused = Output(descriptor: .max)
        #expect(throws: OutputError.failed(code: EBADF)) { try unused.line("a") }
    }

    @Test("a full pipe that doesn't block receives everything as its reader reads")
    func nonBlocking() throws {
        let pipe = Pipe()
        let (reader, writer) = (pipe.fileHandleForReading, pipe.fileHandleForWriting)
        #expect(fcntl(writer.fileDescriptor, F_SETFL, O_NONBLOCK) == 0)
        let text = String(repeating: "0123456789", count: 100_000)
        Thread.detachNewThread {
            // If writing fails, the texts differ.
            try? Output(descriptor: writer.fileDescriptor).text(text)
            try? writer.close()
        }
        #expect(try reader.readToEnd() == Data(text.utf8))
    }

    @Test("a cancelled task stops writing to a full pipe", arguments: [0, O_NONBLOCK])
    func cancelled(flags: Int32) async throws {
        let pipe = Pipe()
        let writer = pipe.fileHandleForWriting
        #expect(fcntl(writer.fileDescriptor, F_SETFL, flags) == 0)
        let writing = Task.detached {
            let output = Output(descriptor: writer.fileDescriptor)
            try output.text(String(repeating: "0123456789", count: 100_000))
        }
        writing.cancel()
        await #expect(throws: OutputError.cancelled) { try await writing.value }
        withExtendedLifetime(pipe) {}
    }

    @Test("a full disk is a failure")
    func full() throws {
        let device = try FileHandle(forWritingTo: URL(filePath: "/dev/full"))
        let output = Output(descriptor: device.fileDescriptor)
        #expect(throws: OutputError.failed(code: ENOSPC)) { try output.line("a") }
    }

    @Test("a terminal has its reported width, or 80 columns")
    func terminal() throws {
        let master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        defer { close(master) }
        var (unlock, number) = (Int32(0), Int32(0))
        // TIOCSPTLCK and TIOCGPTN, which are macros that Swift cannot import (tty_ioctl(4)).
        try #require(ioctl(master, 0x4004_5431, &unlock) == 0)
        try #require(ioctl(master, 0x8004_5430, &number) == 0)
        let name = "/dev/pts/\(number)"
        let terminal = open(name, O_RDWR | O_NOCTTY)
        defer { close(terminal) }
        #expect(Output(descriptor: terminal).columns == 80)
        var size = winsize(ws_row: 24, ws_col: 132, ws_xpixel: 0, ws_ypixel: 0)
        try #require(ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0)
        #expect(Output(descriptor: terminal).columns == 132)
    }
}
