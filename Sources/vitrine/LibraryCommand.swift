import Catalog
import Composition
import Dispatch
import Foundation
import ImagePipeline
import L10n
import Library
import VitrineCLI

/// A command that uses the library without a window.
struct LibraryCommand {
    let invocation: Invocation
    let console: Console
    let configuration: Configuration

    /// Runs the command and ends the process with its exit code; Ctrl+C cancels it.
    func run() -> Never {
        let work = Task { exit(await perform().rawValue) }
        signal(SIGINT, SIG_IGN)
        let interrupt = DispatchSource.makeSignalSource(signal: SIGINT)
        interrupt.setEventHandler { work.cancel() }
        interrupt.resume()
        dispatchMain()
    }

    @concurrent
    private func perform() async -> ExitCode {
        let strings = Localizer(configuration.language)
        do {
            let platform = Platform.linux(configuration, demo: Demo())
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
