import Foundation
import ScreenDriver
import Testing

extension BlackBox {
    @Suite("A second start")
    struct WarmStartTests {
        static let offline =
            "You are offline. Please, enable your Wi-Fi or connect using cellular data."

        @Test("shows stored films without requesting images again, even offline")
        func warmStart() async throws {
            let home = try Home()
            var seen: [String] = []
            try await Service.run { service in
                try await AppSession.run(environment: service.environment, home: home) { app in
                    try await app.firstFilm()
                    let films = try await app.tree().films
                    try await app.waitForPosters(3)
                    // Wait for the prefetched images as well, because all must be stored.
                    try await service.waitForRest()
                    #expect(try await service.count(of: "/t/p/") > 0)
                    seen = films.map(\.title)
                }
            }
            #expect(!seen.isEmpty)

            var environment: [String: String] = [:]
            try await Service.run { service in
                environment = service.environment
                try await AppSession.run(environment: environment, home: home) { app in
                    try await app.firstFilm()
                    let films = try await app.tree().films
                    #expect(films.map(\.title) == seen)
                    try await app.waitForPosters(3)
                    try await service.waitForRest()
                    #expect(try await service.count(of: "/3/movie/popular") > 0)
                    #expect(try await service.count(of: "/t/p/") == 0)
                }
            }

            try await AppSession.run(environment: environment, home: home) { app in
                try await app.wait(for: .label(WarmStartTests.offline))
                try await app.closeAlert()
                // It begins with "You’re offline." only on a machine without a network.
                try await app.wait(for: .label(containing: " Last updated "))
                let films = try await app.tree().films
                #expect(films.map(\.title) == Array(seen.prefix(films.count)))
                try await app.waitForPosters(2)
            }
        }

        @Test("a second process exits with 0 while the first keeps its only window")
        func secondProcess() async throws {
            try await AppSession.run { app in
                try await app.firstFilm()
                let second = try await app.command([])
                #expect(second.status == 0)
                #expect(Complaint.lines(in: second.standardError) == [])
                #expect(app.isRunning)
                let tree = try await app.tree()
                #expect(tree.all(.any(.window)).count == 1)
                #expect(tree.all(.any(.application)).count == 1)
            }
        }
    }
}
