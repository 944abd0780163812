import Catalog
import Foundation
import Library

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A file that is read as a whole; `-` is standard input.
struct InputFile {
    /// The name as typed.
    let name: String

    private static let chunk = 65_536

    /// Reads the whole file.
    ///
    /// Reading from a pipe waits until its writer closes it; a cancelled task stops waiting.
    ///
    /// - Throws: `file`; the catalog error `cancelled`.
    func bytes() throws(CommandFailure) -> [UInt8] {
        guard name != "-" else { return try read(STDIN_FILENO) }
        // Opening a pipe must not block until its other end is opened.
        let file = open(name, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw unreadable(errno) }
        defer { close(file) }
        return try read(file)
    }
}

extension InputFile {
    /// Reads the first line of standard input; a terminal doesn't show what is typed.
    ///
    /// - Parameter prompt: called before the terminal waits.
    /// - Returns: the line without its end.
    /// - Throws: as ``bytes()``.
    static func secret(prompt: () -> Void) throws(CommandFailure) -> [UInt8] {
        let input = InputFile(name: "-")
        var mode = termios()
        guard tcgetattr(STDIN_FILENO, &mode) == 0 else {
            return try input.read(STDIN_FILENO, onlyLine: true)
        }
        prompt()
        var hidden = mode
        hidden.c_lflag = hidden.c_lflag & ~tcflag_t(ECHO) | tcflag_t(ECHONL)
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden)
        defer { tcsetattr(STDIN_FILENO, TCSAFLUSH, &mode) }
        return try input.read(STDIN_FILENO, onlyLine: true)
    }

    /// Reads a line that the user types.
    ///
    /// - Parameter prompt: called before the terminal waits.
    /// - Returns: the line without its end; nil if standard input isn't a terminal.
    /// - Throws: as ``bytes()``.
    static func line(prompt: () -> Void) throws(CommandFailure) -> [UInt8]? {
        guard isatty(STDIN_FILENO) == 1 else { return nil }
        prompt()
        return try InputFile(name: "-").read(STDIN_FILENO, onlyLine: true)
    }

    private func unreadable(_ code: Int32) -> CommandFailure {
        .file(FileFailure(file: name, error: .unreadable(code: code)))
    }

    private func read(
        _ file: Int32,
        onlyLine: Bool = false
    ) throws(CommandFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: Self.chunk)
        while true {
            try wait(for: file)
            let count = systemRead(file, &part, part.count)
            if count == 0 { return bytes }
            if count < 0 {
                if errno == EINTR || errno == EAGAIN { continue }
                throw unreadable(errno)
            }
            bytes += part.prefix(count)
            if onlyLine, let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
                return Array(bytes[..<end])
            }
            if bytes.count > MarksImport.maximumMegabytes * 1_000_000 {
                throw .file(FileFailure(file: name, error: .tooLarge))
            }
        }
    }

    /// Waits for data or the end of the file.
    private func wait(for file: Int32) throws(CommandFailure) {
        var request = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
        repeat {
            if Task.isCancelled { throw .catalog(.cancelled) }
        } while poll(&request, 1, 100) == 0
    }
}

/// The system's `read`, which the method with the same name would hide.
private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(file, bytes, count)
}
