import Glibc

/// Standard input, output and error, which may be closed or broken by whoever started the program.
package enum StandardStreams {
    /// Makes writing to them safe; to be called before anything is opened.
    ///
    /// A descriptor that is closed would be given to the next file that is opened, and messages
    /// would be written into the store. It gets `/dev/null` for reading, so that writing to it
    /// still fails. Writing to a pipe without a reader fails instead of ending the process.
    package static func prepare() {
        signal(SIGPIPE, SIG_IGN)
        // `open` returns the lowest descriptor that is free.
        var descriptor: Int32
        repeat {
            descriptor = open("/dev/null", O_RDONLY)
        } while (STDIN_FILENO...STDERR_FILENO).contains(descriptor)
        close(descriptor)
    }
}
