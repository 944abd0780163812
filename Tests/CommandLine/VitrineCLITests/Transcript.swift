import L10n
import Primitives

@testable import VitrineCLI

/// A console that records its output.
struct Transcript {
    private let texts = Locked((out: "", err: ""))
    private let failure: OutputError?
    private let columns: Int?
    private let isColored: Bool

    /// Creates a transcript.
    ///
    /// Writing to standard output throws `failure`, if any.
    init(failure: OutputError? = nil, columns: Int? = nil, isColored: Bool = false) {
        self.failure = failure
        self.isColored = isColored
        self.columns = columns
    }

    /// The text written to standard output.
    var out: String { texts.withLock { $0.out } }

    /// The text written to standard error.
    var err: String { texts.withLock { $0.err } }

    func console(
        _ language: Language = .english,
        uptime: @escaping @Sendable () -> Duration = { .zero }
    ) -> Console {
        Console(
            strings: Localizer(language),
            out: Output(columns: columns, isColored: isColored) {
                [texts, failure] text throws(OutputError) in
                if let failure { throw failure }
                texts.withLock { $0.out += text }
            },
            err: Output(columns: columns, isColored: isColored) {
                [texts] text throws(OutputError) in
                texts.withLock { $0.err += text }
            },
            uptime: uptime
        )
    }
}
