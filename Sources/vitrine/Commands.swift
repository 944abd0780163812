import Catalog
import Composition
import Dispatch
import Foundation
import ImagePipeline
import L10n
import Library
import VitrineCLI

/// Commands that use the library without a window.
enum Commands {
    /// Runs a command and ends the process with its exit code.
    static func run(_ arguments: [String], configuration: Configuration) -> Never {
        let strings = Localizer(configuration.language)
        let console = Console(strings: strings)
        let invocation: Invocation
        do throws(UsageError) {
            invocation = try Invocation(arguments)
        } catch {
            exit(console.report(error).rawValue)
        }
        if let code = console.runAlone(invocation, version: Main.version) { exit(code.rawValue) }
        let work = Task {
            exit(await run(invocation, console, configuration, strings).rawValue)
        }
        let interrupt = DispatchSource.makeSignalSource(signal: SIGINT)
        signal(SIGINT, SIG_IGN)
        interrupt.setEventHandler { work.cancel() }
        interrupt.resume()
        dispatchMain()
    }

    @concurrent
    private static func run(
        _ invocation: Invocation,
        _ console: Console,
        _ configuration: Configuration,
        _ strings: Localizer
    ) async -> ExitCode {
        let demo = Demo()
        do {
            let platform = Platform.linux(configuration, demo: demo)
            let library = try await Composition.library(configuration, on: platform)
            defer { library.images.close() }
            if let recovery = library.recovery {
                Terminal.note(strings("error.storage-recovered", recovery.movedTo.path))
            }
            return await console.run(invocation, library: library) { artwork, catalog in
                library.imageRequest(for: artwork, of: catalog, fit: .original)?.url
            }
        } catch let error as CatalogError {
            Terminal.complain(strings.message(for: error).body)
            return ExitCode(error)
        } catch {
            Terminal.complain(strings("cli.demo-failed", "\(error)"))
            return .service
        }
    }
}
