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
        #expect(throws: CommandFailure.output(.closed)) { try output.line("a") }
        let unused = Output(descriptor: .max)
        #expect(throws: CommandFailure.output(.failed(code: EBADF))) { try unused.line("a") }
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
        await #expect(throws: CommandFailure.output(.cancelled)) { try await writing.value }
        withExtendedLifetime(pipe) {}
    }

    @Test("a full disk is a failure")
    func full() throws {
        let device = try FileHandle(forWritingTo: URL(filePath: "/dev/full"))
        let output = Output(descriptor: device.fileDescriptor)
        #expect(throws: CommandFailure.output(.failed(code: ENOSPC))) { try output.line("a") }
    }

    @Test("a terminal has its reported width, or 80 columns")
    func terminal() throws {
        for (columns, width) in [(0, 80), (132, 132)] as [(UInt16, Int)] {
            let terminal = try Terminal(columns: columns)
            #expect(Output(descriptor: terminal.descriptor).columns == width)
            withExtendedLifetime(terminal) {}
        }
    }
}
