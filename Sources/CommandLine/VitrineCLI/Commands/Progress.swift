import L10n
import Library
import Primitives

/// The progress of a long-running command, on one line of a terminal that can redraw it.
struct Progress {
    let console: Console
    /// The task's start on the console's clock.
    private let start: Duration
    private let pace: Locked<ProgressPace>

    /// Starts measuring now.
    init(console: Console) {
        self.console = console
        start = console.uptime()
        pace = Locked(ProgressPace(at: start))
    }

    /// Overwrites the previous line.
    ///
    /// If the output is plain, it prints a line at every tenth of the total, but only if the task
    /// takes long.
    func show(_ progress: ListProgress) {
        let loaded = String(progress.loadedPages)
        let text =
            if let total = progress.totalPages {
                console.strings("cli.list.progress", loaded, String(total))
            } else {
                console.strings("cli.list.page-open", loaded)
            }
        guard !console.err.isPlain else {
            let done = progress.loadedPages
            // Without a total, every tenth page.
            let isStep = progress.totalPages.map { Self.isTenth(done, of: $0) } ?? (done % 10 == 0)
            if isStep, console.uptime() - start >= Self.long { console.note(text) }
            return
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
    ///   - ifLong: whether plain output waits for a long task; false by default.
    func show(_ done: Int, of total: Int, of key: String, ifLong: Bool = false) {
        let counts = [done, total].map(console.strings.integer)
        let words = console.strings(key, counts[0], counts[1])
        guard !console.err.isPlain, let columns = console.err.columns else {
            let isDue = !ifLong || console.uptime() - start >= Self.long
            if isDue, Self.isTenth(done, of: total) { console.note(words) }
            return
        }
        let now = console.uptime()
        let pace = pace.withLock { pace in
            pace.note(done, of: total, at: now)
            return pace
        }
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

    /// Whether another tenth of the total is done.
    private static func isTenth(_ done: Int, of total: Int) -> Bool {
        total > 0 && done * 10 / total > (done - 1) * 10 / total
    }

    /// How long a task runs before scripts see its progress.
    private static let long = Duration.seconds(5)
    private static let barWidth = 24
    private static let leastBarWidth = 8
    /// Carriage return and ECMA-48's "erase in line".
    private static let lineStart = "\r\u{1B}[K"

    private func write(_ text: String) {
        // If progress can't be shown, the command continues.
        try? console.err.text(text)
    }
}
