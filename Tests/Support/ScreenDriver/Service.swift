public import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The demo service in a separate process: `vitrine-dev serve`.
///
/// It is a child of a shell that ends it when its standard input closes: nothing is left behind,
/// even if the tests crash.
public final class Service: Sendable {
    /// Its address: `http://127.0.0.1:PORT`.
    public let url: URL
    private let home: Home
    private let shell: Program

    private init(_ arguments: [String]) async throws {
        home = try Home()
        shell = try Program(
            URL(filePath: "/bin/bash"),
            ["-euo", "pipefail", "-c", Self.script, Products.developers.path, "serve"] + arguments,
            environment: home.environment,
            output: home.output,
            readsLines: true
        )
        let words = await shell.nextLine(within: .seconds(30))?.split(separator: " ") ?? []
        guard words.count == 3, let url = URL(string: String(words[2])) else {
            await shell.end()
            throw DriverError.ended("no service:\n\(shell.errors)")
        }
        self.url = url
    }

    /// Starts a service, runs a test with it, and ends it.
    ///
    /// - Parameters:
    ///   - arguments: Those of `vitrine-dev serve`; none by default.
    ///   - body: The test.
    /// - Returns: What `body` returns.
    /// - Throws: What `body` throws; ``DriverError/ended(_:)`` if the service does not start.
    @discardableResult
    public static func run<Result: Sendable>(
        _ arguments: [String] = [],
        _ body: (Service) async throws -> Result
    ) async throws -> Result {
        let service = try await Service(arguments)
        do {
            let result = try await body(service)
            await service.stop()
            return result
        } catch {
            await service.stop()
            throw error
        }
    }

    /// Any text of the right format is accepted.
    public static var key: String { String(repeating: "a", count: 32) }

    /// The port that it listens on.
    public var port: Int { url.port ?? 0 }

    /// The environment variables that point the program under test to it.
    public var environment: [String: String] {
        [
            "VITRINE_TMDB_URL": url.appending(path: "3").absoluteString,
            "VITRINE_TMDB_IMAGES_URL": url.appending(path: "t/p").absoluteString,
            "TMDB_API_KEY": Self.key,
            "VITRINE_FILMS_URL": url.appending(path: "films").absoluteString,
            "VITRINE_DISNEY_URL": url.absoluteString,
            "VITRINE_PHOTOS_URL": url.appending(path: "photos-feed").absoluteString,
        ]
    }

    /// Ends it; connections are refused once this returns.
    public func stop() async {
        // If it cannot be written to, the shell has ended already.
        try? shell.write("end")
        do {
            _ = try await shell.output(within: .seconds(5))
        } catch {
            await shell.end()
        }
    }
}

extension Service {
    /// The number of requests per path, including queries, since the start.
    ///
    /// - Throws: If it does not respond.
    public func requests() async throws -> [String: Int] {
        let data = try await answer(to: URLRequest(url: url.appending(path: "__log")))
        let log = try JSONDecoder().decode(Log.self, from: data)
        return Dictionary(log.requests.map { ($0.path, $0.count) }) { $0 + $1 }
    }

    /// The number of requests whose path has a prefix.
    ///
    /// - Throws: If it does not respond.
    public func count(of prefix: String) async throws -> Int {
        try await requests().filter { $0.key.hasPrefix(prefix) }.values.reduce(0, +)
    }

    /// Changes the faults, in the format of `--faults`; an empty list means none.
    ///
    /// - Throws: ``DriverError/refused(_:)`` if a fault is unknown.
    public func setFaults(_ faults: String) async throws {
        var request = URLRequest(url: url.appending(path: "__faults"))
        request.httpMethod = "PUT"
        request.httpBody = Data(faults.utf8)
        _ = try await answer(to: request)
    }

    private func answer(to request: URLRequest) async throws -> Data {
        let (data, response) = try await URLSession.shared.data(for: request)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else {
            throw DriverError.refused(String(decoding: data, as: UTF8.self))
        }
        return data
    }

    /// The response of `/__log`.
    private struct Log: Decodable {
        struct Entry: Decodable {
            let path: String
            let count: Int
        }

        let requests: [Entry]
    }

    private static let script = """
        trap 'kill $(jobs -p) 2>/dev/null; wait' EXIT
        "$0" "$@" &
        read -r || true
        """
}
