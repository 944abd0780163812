import L10n
import Library

/// The progress of a long command, on one line of a terminal.
struct Progress {
    let console: Console

    /// Overwrites the previous line; does nothing without a terminal.
    func show(_ completion: Completion) {
        guard console.err.columns != nil, let total = completion.totalPages else { return }
        let pages = [String(completion.loadedPages), String(total)]
        write(Self.lineStart + console.strings("cli.list.progress", pages[0], pages[1]))
    }

    /// Draws a progress bar over the previous line; without a terminal, prints a line for each
    /// tenth.
    ///
    /// - Parameters:
    ///   - done: how much is done.
    ///   - total: how much there is to do, at least 1.
    ///   - key: the string key of what is counted: `%@ of %@` pages, pictures.
    func show(_ done: Int, of total: Int, of key: String) {
        let counts = [done, total].map(console.strings.integer)
        let words = console.strings(key, counts[0], counts[1])
        guard console.err.columns != nil else {
            if done * 10 / total > (done - 1) * 10 / total { console.note(words) }
            return
        }
        let full = done * Self.barWidth / total
        let bar =
            String(repeating: "█", count: full)
            + String(repeating: "░", count: Self.barWidth - full)
        write(Self.lineStart + bar + "  " + words)
    }

    /// Clears the line.
    func end() {
        if console.err.columns != nil { write(Self.lineStart) }
    }

    private static let barWidth = 24
    /// Carriage return and "erase in line" of ECMA-48.
    private static let lineStart = "\r\u{1B}[K"

    private func write(_ text: String) {
        // If progress cannot be shown the command continues.
        try? console.err.text(text)
    }
}
