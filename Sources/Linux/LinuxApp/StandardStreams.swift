import Glibc

/// Standard input, output and error, which the parent process may have closed or broken.
package enum StandardStreams {
    /// Makes writing to the streams safe; call it before the program opens any file.
    ///
    /// The next file that is opened would get a closed descriptor, and messages would be written
    /// into the store. So this opens `/dev/null` for reading on closed descriptors: writing to them
    /// still fails. It also makes writing to a pipe without a reader fail instead of ending the
    /// process.
    package static func prepare() {
        signal(SIGPIPE, SIG_IGN)
        // `open` returns the lowest free descriptor.
        var descriptor: Int32
        repeat {
            descriptor = open("/dev/null", O_RDONLY)
        } while (STDIN_FILENO...STDERR_FILENO).contains(descriptor)
        close(descriptor)
    }
}
