import ScreenDriver

extension AppSession {
    /// Waits for the first film on screen.
    @discardableResult
    func firstFilm() async throws -> Film {
        try await wait(until: "no film") { $0.films.first }
    }

    /// Waits until the first film on screen is another one.
    @discardableResult
    func firstFilm(otherThan title: String) async throws -> Film {
        try await wait(until: "still \(title)") { tree in
            tree.films.first.flatMap { $0.title == title ? nil : $0 }
        }
    }

    /// Waits until each of these films shows a poster: many colors where it is drawn.
    func waitForPosters(of films: [Film]) async throws {
        var frames: [Frame] = []
        for film in films {
            let frame = try await frame(of: film.element)
            // The poster lies at the beginning of a card, inside a margin.
            frames.append(Frame(x: frame.x, y: frame.y, width: 96, height: frame.height))
        }
        let deadline = ContinuousClock.now + .seconds(20)
        while ContinuousClock.now < deadline {
            let picture = try await windowPicture()
            if frames.allSatisfy({ picture.colors(in: $0) > 200 }) { return }
        }
        throw DriverError.timedOut("no posters", tree: "\(try await tree())")
    }

    /// Closes the alert that is open.
    func closeAlert() async throws {
        try await key("Escape")
        try await waitForAbsence(of: .label("Error"))
    }
}
