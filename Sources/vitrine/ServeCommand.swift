import DemoService
import Dispatch
import Foundation
import HTTPServer
import L10n
import LinuxApp
import Primitives
import VitrineCLI

/// `vitrine serve`: runs the demonstration service until it is interrupted.
@MainActor
struct ServeCommand {
    let arguments: ServeArguments
    let strings: Localizer

    /// Serves until interrupted, then ends the process.
    func run() -> Never {
        do {
            let server = try HTTPServer(
                bind: arguments.address ?? "127.0.0.1",
                port: arguments.port,
                handler: Demo.handler(try options(), strings)
            )
            stop(server, on: [SIGINT, SIGTERM])
        } catch let error as HTTPServerError {
            fail(strings("cli.serve.failed", reason(for: error)), .service)
        } catch {
            fail(strings("cli.serve.faults", "\(error)"), .usage)
        }
    }

    private func options() throws(FaultsError) -> DemoOptions {
        var options = DemoOptions(
            latency: .milliseconds(arguments.latency),
            seed: UInt64(arguments.seed),
            scale: arguments.scale
        )
        if let faults = arguments.faults { options.faults = try Faults(parsing: faults) }
        return options
    }

    /// Prints the address only after the signal handlers are installed: a program that has read the
    /// line may send a signal at once.
    private func stop(_ server: HTTPServer, on signals: [Int32]) -> Never {
        let unregistered = Locked(signals.count)
        let sources = signals.map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler {
                server.stop()
                Departure.leave(number == SIGINT ? .interrupted : .done)
            }
            source.setRegistrationHandler {
                let left = unregistered.withLock { count in
                    count -= 1
                    return count
                }
                // The first line is for programs and is not localized.
                guard left == 0 else { return }
                Terminal.result("Listening on \(server.url)\n", strings)
            }
            source.resume()
            return source
        }
        withExtendedLifetime(sources) { dispatchMain() }
    }

    private func reason(for error: HTTPServerError) -> String {
        switch error {
        case .addressInUse(let port), .invalidPort(let port):
            strings("cli.serve.address-in-use", String(port))
        case .unavailableAddress(let address): strings("cli.serve.address", address)
        case .permissionDenied(let port): strings("cli.serve.permission", String(port))
        case .system(let code): strings("cli.serve.system", String(code))
        }
    }

    private func fail(_ text: String, _ code: ExitCode) -> Never {
        Terminal.complain(text)
        Departure.leave(code)
    }
}
