import Foundation
import ScreenDriver
import Testing

extension BlackBox {
    @Suite("A poster without a service")
    struct OfflinePosterTests {
        @Test("offline, details show the list's smaller poster; online again, they load their own")
        func poster() async throws {
            let home = try Home()
            try await Service.run { service in
                try await AppSession.run(environment: service.environment, home: home) { app in
                    try await app.firstFilm()
                    try await service.waitForRest()
                }
                await service.stop()
                try await AppSession.run(environment: service.environment, home: home) { app in
                    try await app.firstFilm()
                    // The list's alert would swallow a click.
                    try await app.wait(for: .label("Error"))
                    try await app.closeAlert()
                    try await app.click(.row(containing: ","))
                    let poster = try await app.wait(
                        for: .element(.button, containing: "Poster of ")
                    )
                    try await wait(until: "no poster stands in") {
                        // The list and the details may each show an alert, one after the other.
                        if try await app.tree().first(.label("Error")) != nil {
                            try await app.key("Escape")
                            return false
                        }
                        let frame = try await app.frame(of: poster)
                        let picture = try await app.windowPicture()
                        // The pane slides in.
                        return frame.x + frame.width < picture.width
                            && picture.colors(in: frame) > 200
                    }
                    try await Service.run(["--port", "\(service.port)"]) { service in
                        try await wait(until: "the larger poster is not requested") {
                            try await service.count(of: "/t/p/w342/") == 1
                        }
                    }
                }
            }
        }
    }
}
