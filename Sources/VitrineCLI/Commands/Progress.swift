import L10n
import Library

/// How far a long command has come, on one line of a terminal; nothing where there is none.
struct Progress {
    /// Where to write.
    let console: Console

    /// Writes over the line before.
    func show(_ completion: Completion) {
        guard console.err.columns != nil, let total = completion.totalPages else { return }
        let pages = [String(completion.loadedPages), String(total)]
        write(Self.lineStart + console.strings("cli.list.progress", pages[0], pages[1]))
    }

    /// Clears the line.
    func end() {
        if console.err.columns != nil { write(Self.lineStart) }
    }

    /// Carriage return and "erase in line" of ECMA-48.
    private static let lineStart = "\r\u{1B}[K"

    private func write(_ text: String) {
        // Progress is a courtesy: where nobody reads it the command goes on.
        try? console.err.text(text)
    }
}
