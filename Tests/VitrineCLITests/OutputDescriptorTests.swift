import Foundation
import Testing

@testable import VitrineCLI

@Suite("Output to a file descriptor")
struct OutputDescriptorTests {
    @Test("text arrives whole and in order, and a pipe is no terminal")
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

    @Test("a pipe that nobody reads is told apart from other failures")
    func closed() throws {
        signal(SIGPIPE, SIG_IGN)
        let pipe = Pipe()
        let output = Output(descriptor: pipe.fileHandleForWriting.fileDescriptor)
        try pipe.fileHandleForReading.close()
        #expect(throws: OutputError.closed) { try output.line("a") }
        #expect(throws: OutputError.failed(code: EBADF)) { try Output(descriptor: -1).line("a") }
    }

    @Test("a full disk is a failure")
    func full() throws {
        let device = try FileHandle(forWritingTo: URL(filePath: "/dev/full"))
        let output = Output(descriptor: device.fileDescriptor)
        #expect(throws: OutputError.failed(code: ENOSPC)) { try output.line("a") }
    }
}
