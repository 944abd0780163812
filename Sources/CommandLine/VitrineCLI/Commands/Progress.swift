import L10n
import Library

/// The progress of a long-running command, on one line of a terminal that can redraw it.
struct Progress {
    let console: Console
    /// The task's start on the console's clock.
    private let start: Duration

    /// Starts measuring now.
    init(console: Console) {
        self.console = console
        start = console.uptime()
    }

    /// Overwrites the previous line; does nothing if the output is plain.
    func show(_ progress: ListProgress) {
        guard !console.err.isPlain else { return }
        let loaded = String(progress.loadedPages)
        let text =
            if let total = progress.totalPages {
                console.strings("cli.list.progress", loaded, String(total))
            } else {
                console.strings("cli.list.page-open", loaded)
            }
        write(Self.lineStart + text)
    }

    /// Draws a progress bar over the previous line.
    ///
    /// The bar includes the rate and the remaining time as soon as they can be estimated. If the
    /// output is plain, it prints a line at every tenth of the total.
    ///
    /// - Parameters:
    ///   - done: the number of finished units.
    ///   - total: the total number of units, at least 1.
    ///   - key: the string key that names the units: `%@ of %@` pages, pictures.
    func show(_ done: Int, of total: Int, of key: String) {
        let counts = [done, total].map(console.strings.integer)
        let words = console.strings(key, counts[0], counts[1])
        guard !console.err.isPlain, let columns = console.err.columns else {
            if done * 10 / total > (done - 1) * 10 / total { console.note(words) }
            return
        }
        let pace = ProgressPace(done: done, total: total, elapsed: console.uptime() - start)
        let text = ([words] + pace.text(console.strings)).joined(separator: "  ")
        write(Self.lineStart + line(text, fraction: (done, total), columns: columns))
    }

    /// Clears the line.
    func end() {
        if !console.err.isPlain { write(Self.lineStart) }
    }

    /// Returns a bar and text that never fill the last column.
    ///
    /// A full line would make the terminal start a new line, and the next bar couldn't overwrite
    /// this one.
    private func line(_ text: String, fraction: (done: Int, total: Int), columns: Int) -> String {
        let width = min(Self.barWidth, columns - text.terminalWidth - 3)
        guard width >= Self.leastBarWidth else { return text.truncated(to: max(columns - 1, 1)) }
        let full = fraction.done * width / fraction.total
        let bar =
            console.err.styled(String(repeating: "█", count: full), .accent)
            + String(repeating: "░", count: width - full)
        return bar + "  " + text
    }

    private static let barWidth = 24
    private static let leastBarWidth = 8
    /// Carriage return and ECMA-48's "erase in line".
    private static let lineStart = "\r\u{1B}[K"

    private func write(_ text: String) {
        // If progress can't be shown, the command continues.
        try? console.err.text(text)
    }
}
