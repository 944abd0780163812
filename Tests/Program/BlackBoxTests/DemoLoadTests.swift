import Foundation
import ScreenDriver
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension BlackBox {
    @Suite("The demo service under load")
    struct DemoLoadTests {
        private static let clients = 16
        private static let sizes = ["w185", "w342"]
        private static let rounds: [UInt64] = [1, 2, 3]

        /// Each round starts a new service, which has drawn no picture yet.
        @Test("sixteen clients can load every poster in shuffled order", arguments: rounds)
        func everyPoster(seed: UInt64) async throws {
            try await Service.run { service in
                let films = try await films(of: service)
                #expect(films.count == 304)
                var targets = Self.sizes.flatMap { size in
                    films.map { film in
                        let path = film.poster_path ?? "/film-\(film.id).jpg"
                        return Target(
                            url: service.url.appending(path: "t/p/\(size)\(path)"),
                            status: film.poster_path == nil ? 404 : 200
                        )
                    }
                }
                var dice = SeededNumbers(seed)
                targets.shuffle(using: &dice)
                let wrong = try await Self.wrongAnswers(to: targets)
                #expect(wrong.isEmpty, "\(wrong.count) wrong, such as \(wrong.prefix(3))")
            }
        }
    }
}

extension BlackBox.DemoLoadTests {
    private struct Target: Sendable {
        let url: URL
        /// The expected HTTP status.
        let status: Int
    }

    private struct Film: Decodable {
        let id: Int
        let poster_path: String?
    }

    private struct Page: Decodable {
        let results: [Film]
        let total_pages: Int
    }

    private func films(of service: Service) async throws -> [Film] {
        var films: [Film] = []
        var number = 1
        while true {
            let address = "3/discover/movie"
            let url = service.url.appending(path: address).appending(queryItems: [
                URLQueryItem(name: "api_key", value: Service.key),
                URLQueryItem(name: "page", value: "\(number)"),
            ])
            let (data, _) = try await URLSession.shared.data(from: url)
            let page = try JSONDecoder().decode(Page.self, from: data)
            films += page.results
            guard number < page.total_pages else { return films }
            number += 1
        }
    }

    /// Requests the targets from all clients concurrently, and describes each wrong response.
    private static func wrongAnswers(to targets: [Target]) async throws -> [String] {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpMaximumConnectionsPerHost = clients
        configuration.timeoutIntervalForRequest = 20
        let session = URLSession(configuration: configuration)
        defer { session.finishTasksAndInvalidate() }
        return await withTaskGroup(of: [String].self) { group in
            for client in 0..<clients {
                group.addTask {
                    var wrong: [String] = []
                    for place in stride(from: client, to: targets.count, by: clients) {
                        wrong += await Self.complaint(about: targets[place], session)
                    }
                    return wrong
                }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
    }

    private static func complaint(about target: Target, _ session: URLSession) async -> [String] {
        do {
            let (_, response) = try await session.data(from: target.url)
            let status = (response as? HTTPURLResponse)?.statusCode
            return status == target.status ? [] : ["\(target.url.path): \(status ?? 0)"]
        } catch {
            return ["\(target.url.path): \(error.localizedDescription)"]
        }
    }
}

/// A random number generator that repeats the same numbers in every run.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) {
        state = seed
    }

    /// SplitMix64.
    ///
    /// https://prng.di.unimi.it/splitmix64.c
    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
