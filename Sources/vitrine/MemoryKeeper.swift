import GTKSupport
import LinuxPlatform
import VitrineGTK

/// Gives memory back that the window does not need any more, and says on demand what it has.
@MainActor
final class MemoryKeeper {
    /// What is not seen for two of these goes.
    private static let interval = Duration.seconds(10)

    private let window: MainWindow
    private var keeping: Task<Void, Never>?

    /// Begins; `log` gets a line whenever the process gets `SIGUSR1`, nil for none.
    init(_ window: MainWindow, of application: Application, log: (@Sendable (String) -> Void)?) {
        self.window = window
        keeping = Task { [weak self] in
            while (try? await Task.sleep(for: Self.interval)) != nil { await self?.giveBack() }
        }
        guard let log else { return }
        application.onUserSignal { [weak window] in
            if let window { log(Self.line(window)) }
        }
    }

    isolated deinit { keeping?.cancel() }

    private func giveBack() async {
        _ = window.letGoOfUnseen()
        // Also where no picture went: widgets and answers of services come and go all the time.
        await Self.trim()
    }

    @concurrent
    private nonisolated static func trim() async { ProcessMemory.giveBack() }

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
