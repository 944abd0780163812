import Foundation

/// User input.
extension AppSession {
    /// Presses an element: with its accessible action if it has one, otherwise with the mouse.
    public func click(_ element: Element) async throws {
        do {
            try await reader.press(element)
        } catch DriverError.refused {
            try await point(at: element, then: ["click", "1"])
        }
    }

    /// Performs the element's first accessible action, as a screen reader would.
    ///
    /// - Throws: ``DriverError/refused(_:)`` if it has none.
    public func press(_ element: Element) async throws {
        try await reader.press(element)
    }

    /// Waits for an element and presses it.
    public func click(_ query: Query, within limit: Duration = .seconds(20)) async throws {
        try await click(wait(for: query, within: limit))
    }

    /// Clicks with a mouse button, the left one by default, in the center of an element; twice for
    /// a double click.
    public func mouseClick(_ element: Element, count: Int = 1, button: Int = 1) async throws {
        try await point(
            at: element,
            then: ["click", "--repeat", "\(count)", "--delay", "60", "\(button)"]
        )
    }

    /// Turns the mouse wheel over an element; one notch is 120 units of a real wheel.
    ///
    /// - Parameters:
    ///   - element: The element below the pointer.
    ///   - direction: The direction of scrolling.
    ///   - notches: How far; at most 1,000.
    ///   - milliseconds: The delay between notches; 15 by default.
    /// - Throws: ``DriverError/refused(_:)`` if the element has disappeared.
    public func scroll(
        _ element: Element,
        _ direction: Scroll,
        notches: Int,
        every milliseconds: Int = 15
    ) async throws {
        try await point(
            at: element,
            then: ["click", "--repeat", "\(notches)", "--delay", "\(milliseconds)"]
                + ["\(direction.rawValue)"]
        )
    }

    /// Drags with the left mouse button, in pixels from the center of an element.
    public func drag(_ element: Element, x: Int, y: Int) async throws {
        try await point(at: element, then: ["mousedown", "1"])
        for step in 1...10 {
            try await tool(
                "xdotool",
                ["mousemove_relative", "--sync", "--"]
                    + ["\(x * step / 10 - x * (step - 1) / 10)"]
                    + ["\(y * step / 10 - y * (step - 1) / 10)"]
            )
        }
        try await tool("xdotool", ["mouseup", "1"])
    }

    /// Types text into the focused element.
    public func type(_ text: String) async throws {
        try await tool("xdotool", ["type", "--delay", "15", "--", text])
    }

    /// Presses keys by their X names: `F5`, `ctrl+r`, `Escape`.
    public func key(_ keys: String...) async throws {
        try await tool("xdotool", ["key", "--delay", "15", "--"] + keys)
    }

    /// Runs a list of xdotool commands in order, as in `key`, `ctrl+d`, `sleep`, `0.1`.
    ///
    /// <https://manpages.debian.org/bookworm/xdotool/xdotool.1.en.html>
    public func perform(_ commands: [String]) async throws {
        try await tool("xdotool", commands)
    }

    /// Resizes the active window, in pixels.
    public func resize(width: Int, height: Int) async throws {
        try await tool("xdotool", ["windowsize", activeWindow(), "\(width)", "\(height)"])
    }

    /// A wheel direction.
    public enum Scroll: Int, Sendable {
        case up = 4
        case down = 5
    }
}

extension AppSession {
    /// Moves the mouse to the center of an element, then runs `more`.
    ///
    /// GTK 4 only reports positions within the window, so the element's window must be active.
    private func point(at element: Element, then more: [String]) async throws {
        let center = try await restingFrame(of: element).center
        // GTK reports application pixels, but X needs device pixels.
        let scale = environment["GDK_SCALE"].flatMap(Int.init) ?? 1
        let place = ["\(center.x * scale)", "\(center.y * scale)"]
        for attempt in 1... {
            let window = try await activeWindow()
            do {
                try await tool("xdotool", ["mousemove", "--window", window] + place + more)
                return
            } catch DriverError.refused(let reason) where reason.contains("BadWindow") {
                // A dialog that has just closed may be the active window for a moment.
                if attempt == 50 { throw DriverError.refused(reason) }
                try await Task.sleep(for: .milliseconds(40))
            }
        }
    }

    /// The frame of an element once it has stopped moving.
    ///
    /// A pane slides in for a quarter of a second. The bus has no event for that, so this compares
    /// two readings.
    private func restingFrame(of element: Element) async throws -> Frame {
        var last = try await frame(of: element)
        while true {
            try await Task.sleep(for: .milliseconds(40))
            let now = try await frame(of: element)
            if now == last { return now }
            last = now
        }
    }

    /// The X id of the focused window.
    public func activeWindow() async throws -> String {
        try await tool("xdotool", ["getactivewindow"]).standardOutput
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
