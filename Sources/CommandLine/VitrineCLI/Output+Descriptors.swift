#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension Output {
    /// Returns the process's standard output.
    ///
    /// A closed pipe is reported as an error only if the process ignores SIGPIPE, as every process
    /// with sockets must.
    ///
    /// On a terminal, text is colored if the environment allows it: `NO_COLOR` is unset or empty
    /// (https://no-color.org), and `TERM` names a terminal that isn't `dumb`. The environment is
    /// empty by default.
    public static func standardOutput(for environment: [String: String] = [:]) -> Output {
        Output(descriptor: STDOUT_FILENO, environment: environment)
    }

    /// Returns the process's standard error.
    ///
    /// Its text is colored as on ``standardOutput(for:)``.
    public static func standardError(for environment: [String: String] = [:]) -> Output {
        Output(descriptor: STDERR_FILENO, environment: environment)
    }

    /// Writes to an open file descriptor, which the caller must close.
    init(descriptor: Int32, environment: [String: String] = [:]) {
        let columns = Self.columns(of: descriptor)
        let isPlain = Self.isPlain(columns: columns, environment)
        self.init(
            columns: columns,
            isColored: !isPlain && (environment["NO_COLOR"] ?? "").isEmpty,
            isPlain: isPlain
        ) { text throws(OutputError) in
            try Self.write(Array(text.utf8), to: descriptor)
        }
    }

    /// Whether a terminal takes only lines of text: its type is unknown or `dumb`, or progress
    /// wouldn't fit into its width.
    private static func isPlain(columns: Int?, _ environment: [String: String]) -> Bool {
        guard let columns, columns >= 40 else { return true }
        return [nil, "", "dumb", "unknown"].contains(environment["TERM"])
    }

    /// Writes all bytes to a pipe, a terminal or a device, and waits while it is full.
    ///
    /// A parent process may have made it non-blocking. Only a cancelled task stops waiting.
    static func write(_ bytes: [UInt8], to descriptor: Int32) throws(OutputError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            try wait(for: descriptor)
            // A pipe that has room takes this many bytes without blocking (pipe(7)).
            let (count, code) = rest.prefix(Int(PIPE_BUF)).withUnsafeBytes { buffer in
                let count = systemWrite(descriptor, buffer.baseAddress, buffer.count)
                return (count, errno)
            }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if code == EPIPE {
                throw .closed
            } else if code != EINTR, code != EAGAIN {
                throw .failed(code: code)
            }
        }
    }

    /// Waits until at least one byte can be written, or writing fails.
    private static func wait(for descriptor: Int32) throws(OutputError) {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        var milliseconds: Int32 = 0
        while poll(&request, 1, milliseconds) == 0 {
            if Task.isCancelled { throw .cancelled }
            milliseconds = 100
        }
    }

    private static func columns(of descriptor: Int32) -> Int? {
        guard isatty(descriptor) == 1 else { return nil }
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }
}

/// The system's `write`, which the methods with the same name would hide.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
