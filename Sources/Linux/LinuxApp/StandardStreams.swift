import Glibc

/// Standard input, output and error, which the parent process may have closed or broken.
package enum StandardStreams {
    /// Makes writing to the streams safe; call this before the program opens any file.
    ///
    /// Otherwise the next opened file would get a closed descriptor, and messages would be written
    /// into the store. This opens `/dev/null` for reading on closed descriptors, so writing to them
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
