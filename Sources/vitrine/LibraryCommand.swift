import Catalog
import Composition
import Dispatch
import Features
import Foundation
import ImagePipeline
import L10n
import Library
import LinuxPlatform
import Primitives
import Networking
import VitrineCLI
import VitrineGTK

/// A command that uses the library without a window.
struct LibraryCommand {
    let invocation: Invocation
    let console: Console
    let configuration: Configuration

    /// Runs the command and ends the process with its exit code; Ctrl+C and a polite end cancel it,
    /// so that it leaves no folder of its run behind.
    ///
    /// The calling thread, the process's first, waits: nothing of a command needs its queue.
    func run() -> Never {
        CurlHTTPClient.prepare()
        let received = Locked<Int32?>(nil)
        let outcome = Locked<ExitCode>(.done)
        let end = DispatchSemaphore(value: 0)
        let work = Task {
            let code = await perform()
            outcome.withLock { $0 = code }
            end.signal()
        }
        let sources = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number)
            source.setEventHandler {
                received.withLock { $0 = number }
                work.cancel()
            }
            source.resume()
            return source
        }
        withExtendedLifetime(sources) { end.wait() }
        let code = outcome.withLock { $0 }
        let interruption = received.withLock { $0 } ?? SIGINT
        Departure.leave(code == .interrupted ? 128 + interruption : code.rawValue)
    }

    /// Nobody sits before a sync.
    private var policy: RetryPolicy {
        if case .sync = invocation { .patient } else { RetryPolicy() }
    }

    @concurrent
    private func perform() async -> ExitCode {
        let strings = Localizer(configuration.language)
        do {
            let platform = Platform.linux(configuration, demo: Demo(strings: strings))
            // A command prints the statistics of a feed itself, where they are its result.
            let library = try await Composition.library(
                configuration,
                on: platform,
                logsStatistics: false,
                policy: policy
            )
            defer { library.images.close() }
            if let notice = strings.storeNotice(of: library) { Terminal.note(notice) }
            let code = await console.run(
                invocation,
                library: library,
                imageAddress: { artwork, catalog in
                    library.imageRequest(for: artwork, of: catalog, fit: .original)?.url
                },
                imageWidths: MainWindow.posterWidths
            )
            // A short command, too, is a start after which no crashed run's photos lie about.
            await library.images.removeStaleRuns()
            return code
        } catch let error as CatalogError {
            Terminal.complain(strings.message(for: error).body)
            return ExitCode(error)
        } catch {
            Terminal.complain(strings("cli.demo-failed", "\(error)"))
            return .service
        }
    }
}
