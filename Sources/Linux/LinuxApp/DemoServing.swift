import Dispatch
import Foundation
import HTTPServer
package import L10n
package import Networking
import Primitives
import VitrineCLI

/// Serves the demonstration service on a port until it is interrupted: `vitrine serve`.
@MainActor
package struct DemoServing {
    private let address: String
    private let port: Int
    private let strings: Localizer

    /// Creates a server; a nil `address` binds to loopback, and a `port` of 0 picks any free port.
    package init(address: String? = nil, port: Int, strings: Localizer) {
        self.address = address ?? "127.0.0.1"
        self.port = port
        self.strings = strings
    }

    /// Serves until interrupted, then ends the process.
    package func run(_ handler: @escaping HTTPHandler) -> Never {
        do throws(HTTPServerError) {
            let server = try HTTPServer(bind: address, port: port, handler: handler)
            stop(server, on: [SIGINT, SIGTERM])
        } catch {
            Terminal.complain(strings("cli.serve.failed", reason(for: error)))
            ProcessExit.exit(ExitCode.service)
        }
    }

    /// Installs the signal handlers before printing the address.
    ///
    /// A program that has read the address may send a signal at once.
    private func stop(_ server: HTTPServer, on signals: [Int32]) -> Never {
        let unregistered = Locked(signals.count)
        let sources = signals.map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler {
                server.stop()
                ProcessExit.exit(number == SIGINT ? .interrupted : .done)
            }
            source.setRegistrationHandler {
                let left = unregistered.withLock { count in
                    count -= 1
                    return count
                }
                // The first line is meant for programs, so it isn't localized.
                guard left == 0 else { return }
                Terminal.result("Listening on \(server.boundURL)\n", strings)
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
}
