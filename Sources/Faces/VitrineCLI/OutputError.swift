/// Why text could not be written.
public enum OutputError: Error, Hashable, Sendable {
    /// Nobody reads any more, as with `vitrine list … | head`: a quiet end.
    case closed
    /// The system refused; `code` is its `errno`.
    case failed(code: Int32)
}
