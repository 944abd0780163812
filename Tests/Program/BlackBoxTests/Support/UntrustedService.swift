import Foundation
import ScreenDriver
import Testing

/// A server on loopback with a self-signed certificate: `openssl s_server`.
struct UntrustedService {
    /// The environment variables that point the program to it.
    let environment: [String: String]

    /// Starts a server, runs a test with it, and ends it.
    static func run(_ body: (UntrustedService) async throws -> Void) async throws {
        let home = try Home()
        let program = try Program(
            URL(filePath: "/bin/bash"),
            ["-euo", "pipefail", "-c", script, home.folder.path],
            environment: home.environment,
            output: home.folder,
            readsLines: true
        )
        do {
            let line = try #require(await acceptance(of: program), "\(program.errors)")
            let url = "https://127.0.0.1:\(line.split(separator: ":").last ?? "")"
            try await body(
                UntrustedService(environment: [
                    "VITRINE_TMDB_URL": "\(url)/3", "VITRINE_TMDB_IMAGES_URL": "\(url)/t/p",
                    "TMDB_API_KEY": Service.key,
                ])
            )
        } catch {
            await program.end()
            throw error
        }
        await program.end()
    }

    /// The line with the address; nil if the program ends first.
    private static func acceptance(of program: Program) async -> String? {
        while let line = await program.nextLine(within: .seconds(30)) {
            if line.hasPrefix("ACCEPT ") { return line }
        }
        return nil
    }

    private static let script = """
        cd "$0"
        openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 \\
            -subj /CN=localhost -addext subjectAltName=IP:127.0.0.1 -keyout key -out certificate
        exec openssl s_server -accept 127.0.0.1:0 -key key -cert certificate -www
        """
}
