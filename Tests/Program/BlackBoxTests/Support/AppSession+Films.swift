import ScreenDriver

extension AppSession {
    /// The only scroll pane, once the other has slid out of the window.
    func onlyScrollPane() async throws -> Element {
        try await wait(until: "not one scroll pane") { tree in
            let panes = tree.all(.any(.scrollPane))
            return panes.count == 1 ? panes[0] : nil
        }
    }

    /// Waits for the first film on screen.
    @discardableResult
    func firstFilm() async throws -> Film {
        try await wait(until: "no film") { $0.films.first }
    }

    /// The scroll pane that contains the films.
    func list() async throws -> Element {
        try await wait(until: "no list") { tree in
            tree.all(.any(.scrollPane)).last { !$0.films.isEmpty }
        }
    }

    /// Waits until another film is the first on screen.
    @discardableResult
    func firstFilm(otherThan title: String) async throws -> Film {
        try await wait(until: "still \(title)") { tree in
            tree.films.first.flatMap { $0.title == title ? nil : $0 }
        }
    }

    /// Waits until the first films on screen show posters, recognized by their many colors.
    func waitForPosters(_ count: Int = 2) async throws {
        let deadline = ContinuousClock.now + .seconds(20)
        while ContinuousClock.now < deadline {
            // Read the frames again each time, because the view may still be moving.
            var frames: [Frame] = []
            let top = try await frame(of: list()).y
            for film in try await tree().films where frames.count < count {
                let frame = try await frame(of: film.element)
                // Of a row that is cut off, only the texts may be visible.
                guard frame.y >= top else { continue }
                // The poster is at the start of a card, inside a margin.
                frames.append(Frame(x: frame.x, y: frame.y, width: 96, height: frame.height))
            }
            let picture = try await windowPicture()
            if !frames.isEmpty, frames.allSatisfy({ picture.colors(in: $0) > 200 }) { return }
        }
        throw DriverError.timedOut("no posters", tree: "\(try await tree())")
    }

    /// Closes the alert that is open.
    func closeAlert() async throws {
        try await key("Escape")
        try await waitForAbsence(of: .label("Error"))
    }
}
