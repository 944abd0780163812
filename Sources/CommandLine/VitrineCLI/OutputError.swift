/// Why text could not be written.
public enum OutputError: Error, Hashable, Sendable {
    /// The reader has closed the pipe, as in `vitrine list … | head`: not reported as an error.
    case closed
    /// The system call failed; `code` is its `errno`.
    case failed(code: Int32)
}
