import Catalog
import Composition
import Dispatch
import Features
import Foundation
import ImagePipeline
import L10n
import Library
import LinuxApp
import LinuxPlatform
import Primitives
import Networking
import VitrineCLI
import VitrineGTK

/// A command that uses the library or the network without a window.
struct LibraryCommand {
    let invocation: Invocation
    let console: Console
    let configuration: Configuration

    /// Runs the command and ends the process with its exit code.
    ///
    /// SIGINT and SIGTERM cancel the command, which then removes its run's folder. This blocks the
    /// main thread, which no command needs.
    func run() -> Never {
        let interruption = Interruption()
        CurlHTTPClient.prepare()
        let received = Locked<Int32?>(nil)
        let outcome = Locked<ExitCode>(.done)
        let end = DispatchSemaphore(value: 0)
        let task = Task {
            let notice = configuration.strings("cli.waiting")
            let code = await Library.noticing({ Terminal.note(notice) }) { await perform() }
            outcome.withLock { $0 = code }
            end.signal()
        }
        Thread.detachNewThread {
            while true {
                let number = interruption.wait()
                received.withLock { $0 = number }
                task.cancel()
            }
        }
        end.wait()
        let code = outcome.withLock { $0 }
        let number = received.withLock { $0 } ?? SIGINT
        ProcessExit.exit(code == .interrupted ? 128 + number : code.rawValue)
    }

    /// The retry policy; a sync is more patient because it runs in the background.
    private var policy: RetryPolicy {
        if case .sync = invocation { .patient } else { RetryPolicy() }
    }

    @concurrent
    private func perform() async -> ExitCode {
        let strings = configuration.strings
        do {
            let platform = Platform.linux(configuration, demo: Demo(strings: strings))
            if case .catalogs(let arguments) = invocation {
                return await run(arguments, platform)
            }
            // Commands that output statistics print them themselves.
            let library = try await Composition.library(
                configuration,
                on: platform,
                logsStatistics: false,
                policy: policy
            )
            ProcessExit.closeFirst(library)
            defer { library.images.close() }
            let notice = strings.storeNotice(of: library)
            if let notice { Terminal.note(notice) }
            let code = await console.run(
                invocation,
                library: library,
                imageWidths: MainWindow.posterSizes.map { $0.width },
                ownFolders: platform.folders.own
            )
            // Like the app, commands remove the folders of crashed runs.
            await library.images.removeStaleRuns()
            // Damage that the command found was repaired.
            if let later = strings.storeNotice(of: library), later != notice {
                Terminal.note(later)
            }
            return code
        } catch let error as CatalogError {
            Terminal.complain(strings.message(for: error).body)
            return ExitCode(error)
        } catch {
            Terminal.complain(strings("cli.demo-failed", "\(error)"))
            return .service
        }
    }

    private func run(_ arguments: CatalogsArguments, _ platform: Platform) async -> ExitCode {
        // A catalog's own limit of requests may need longer than a user usually waits.
        await Patience.$isUnlimited.withValue(true) {
            await console.run(
                arguments,
                files: ManifestFolder(in: platform.folders.settings),
                keys: SavedKeys(on: platform),
                trial: { target in
                    switch target {
                    case .catalog(let id):
                        try Composition.trial(of: id, configuration, on: platform)
                    case .manifest(let data):
                        try Composition.trial(of: data, configuration, on: platform)
                    }
                },
                draft: { address async throws(CatalogError) in
                    try await Composition.draft(of: address, configuration, on: platform)
                }
            )
        }
    }
}
