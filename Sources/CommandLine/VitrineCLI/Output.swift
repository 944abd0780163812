/// The destination for a command's output: a terminal, a pipe, a file, or a string in tests.
public struct Output: Sendable {
    /// The terminal width; nil if the output isn't a terminal.
    public let columns: Int?
    /// Whether text may be colored.
    let isColored: Bool
    /// Whether the output takes only lines of text: anything but a terminal that can redraw a line.
    let isPlain: Bool
    private let writer: @Sendable (String) throws(OutputError) -> Void

    /// Wraps a function that writes text.
    ///
    /// - Parameters:
    ///   - columns: the terminal width; nil, the default, if the output isn't a terminal.
    ///   - isColored: whether the output is a terminal that shows colors; false by default.
    ///   - isPlain: whether the output is a terminal that can't redraw a line; false by default.
    ///   - writer: writes text unchanged, including line ends.
    public init(
        columns: Int? = nil,
        isColored: Bool = false,
        isPlain: Bool = false,
        _ writer: @escaping @Sendable (String) throws(OutputError) -> Void
    ) {
        self.columns = columns
        self.isColored = isColored
        self.isPlain = isPlain || columns == nil
        self.writer = writer
    }

    /// Writes text and a line break.
    ///
    /// - Throws: `output`.
    func line(_ text: String = "") throws(CommandFailure) {
        try self.text(text + "\n")
    }

    /// Writes text without a line break.
    ///
    /// - Throws: `output`.
    func text(_ text: String) throws(CommandFailure) {
        do {
            try writer(text)
        } catch {
            throw .output(error)
        }
    }
}

/// Why text couldn't be written.
public enum OutputError: Error, Hashable, Sendable {
    /// The reader closed the pipe, as in `vitrine list … | head`; this isn't reported as an error.
    case closed
    /// The task was cancelled while the reader of a full pipe didn't read.
    case cancelled
    /// The system call failed; `code` is its `errno`.
    case failed(code: Int32)
}
