import GTKSupport
import Glibc
import LinuxPlatform
import VitrineGTK

/// Frees memory that the window no longer needs, and logs memory usage on demand.
@MainActor
final class MemoryKeeper {
    /// The cleanup interval; content that wasn't visible for two intervals is freed.
    private static let interval = Duration.seconds(10)

    private let window: MainWindow
    private var keeping: Task<Void, Never>?

    /// Starts the cleanup.
    ///
    /// `log` receives a line whenever the process receives `SIGUSR1`; nil disables the log.
    init(_ window: MainWindow, of application: Application, log: (@Sendable (String) -> Void)?) {
        self.window = window
        keeping = Task { [weak self] in
            while (try? await Task.sleep(for: Self.interval)) != nil { await self?.trimMemory() }
        }
        guard let log else { return }
        application.onSignal(SIGUSR1) { [weak window] in
            if let window { log(Self.line(window)) }
        }
    }

    isolated deinit { keeping?.cancel() }

    private func trimMemory() async {
        _ = window.releaseOffscreen()
        // Needed even if no picture was freed, because widgets and responses are freed all the
        // time.
        await Self.trim()
    }

    @concurrent
    private nonisolated static func trim() async { ProcessMemory.trim() }

    private static func line(_ window: MainWindow) -> String {
        let memory = ProcessMemory.Figures()
        let figures = [memory.resident, memory.files, memory.used, memory.kept].map {
            "\($0 / 1_000_000) MB"
        }
        let tally = window.tally.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
        return "memory: \(figures[0]) resident, of that \(figures[1]) files; "
            + "\(figures[2]) used, \(figures[3]) kept; \(tally)"
    }
}
