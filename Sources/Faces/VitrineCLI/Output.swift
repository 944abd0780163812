/// Where a command writes: a terminal, a pipe, a file, or a test's string.
public struct Output: Sendable {
    /// How many columns the terminal has; nil where it is none.
    public let columns: Int?
    private let writer: @Sendable (String) throws(OutputError) -> Void

    /// Makes an output of something that takes text.
    ///
    /// - Parameters:
    ///   - columns: how many columns the terminal has; by default nil, which is no terminal.
    ///   - writer: takes text as it is, line ends included.
    public init(
        columns: Int? = nil,
        _ writer: @escaping @Sendable (String) throws(OutputError) -> Void
    ) {
        self.columns = columns
        self.writer = writer
    }

    /// Writes text and a line end.
    func line(_ text: String = "") throws(OutputError) {
        try writer(text + "\n")
    }

    /// Writes text without a line end.
    func text(_ text: String) throws(OutputError) {
        try writer(text)
    }
}
