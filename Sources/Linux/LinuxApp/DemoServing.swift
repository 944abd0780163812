import Foundation
import HTTPServer
package import L10n
package import Networking
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
        let interruption = Interruption()
        do throws(HTTPServerError) {
            let server = try HTTPServer(bind: address, port: port, handler: handler)
            // The first line is meant for programs, so it isn't localized.
            Terminal.result("Listening on \(server.boundURL)\n", strings)
            let number = interruption.wait()
            server.stop()
            ProcessExit.exit(number == SIGINT ? .interrupted : .done)
        } catch {
            Terminal.complain(strings("cli.serve.failed", reason(for: error)))
            ProcessExit.exit(ExitCode.service)
        }
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
