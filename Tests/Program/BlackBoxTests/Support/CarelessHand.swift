import ScreenDriver
import TestSupport

/// Sends random keys, clicks and wheel turns to the window, in an order determined by a seed.
///
/// The program's timing varies, so the same seed can find different failures.
struct CarelessHand {
    /// A possible action and its weight relative to the others.
    struct Habit {
        let weight: Int
        let commands: (inout CarelessHand) -> [String]

        init(_ weight: Int, _ commands: @escaping (inout CarelessHand) -> [String]) {
            self.weight = weight
            self.commands = commands
        }
    }

    /// The window's width and height in pixels.
    private(set) var size: (width: Int, height: Int)
    /// The number of steps so far.
    private(set) var steps = 0
    /// The button that was pressed last.
    private var last = ""
    private var random: Dice
    private let window: String
    private let habits: [Habit]

    /// Uses the active window.
    init(_ app: AppSession, seed: UInt64, habits: [Habit]) async throws {
        random = Dice(seed: seed)
        window = try await app.activeWindow()
        self.habits = habits
        size = (1_100, 760)
        try await app.perform(resize(to: size))
    }

    /// Takes `count` steps in one call of the input tool.
    ///
    /// - Throws: ``DriverError/ended(_:)`` if the program doesn't survive them.
    mutating func play(_ count: Int, in app: AppSession) async throws {
        var commands: [String] = []
        for _ in 0..<count { commands += next() }
        steps += count
        do {
            try await app.perform(commands)
        } catch {
            // If the program has ended, report that below instead.
            if app.isRunning { throw error }
        }
        guard app.isRunning else {
            let place = "after \(steps) steps, the last button \"\(last)\""
            let lines = app.errors.split(separator: "\n").filter { !$0.hasPrefix("GET ") }
            throw DriverError.ended("\(place):\n\(lines.suffix(200).joined(separator: "\n"))")
        }
    }

    /// Closes whatever is open, then presses a random button that a screen reader finds.
    ///
    /// Skips buttons that quit the app or open another one.
    mutating func press(in app: AppSession) async throws {
        let left = ["Close", "Main Menu", "Minimize", "Maximize", "Restore", "Save image"]
        try await app.perform(["key", "Escape", "sleep", "0.1", "key", "Escape", "key", "Escape"])
        let buttons = try await app.tree().all(.any(.button)).filter { !left.contains($0.name) }
        guard !buttons.isEmpty else { return }
        let button = one(of: buttons)
        last = button.name
        do {
            try await app.press(button)
        } catch DriverError.refused {
            // The button is gone by now.
        }
    }

    private mutating func next() -> [String] {
        var number = Int.random(in: 0..<habits.reduce(0) { $0 + $1.weight }, using: &random)
        for habit in habits {
            number -= habit.weight
            if number < 0 { return habit.commands(&self) }
        }
        return []
    }
}

extension CarelessHand {
    /// Picks one of several values.
    mutating func one<Value>(of values: [Value]) -> Value {
        values[Int.random(in: values.indices, using: &random)]
    }

    /// Presses one of several keys.
    mutating func key(_ keys: String...) -> [String] {
        ["key", one(of: keys), "sleep", "0.03"]
    }

    /// Waits for a random time, in milliseconds.
    mutating func pause(upTo milliseconds: Int) -> [String] {
        let time = Int.random(in: 10...milliseconds, using: &random)
        return ["sleep", "\(Double(time) / 1_000)"]
    }

    /// Moves the mouse to a random point, in thousandths of the window's size.
    mutating func move(x: ClosedRange<Int>, y: ClosedRange<Int>) -> [String] {
        let place = (
            Int.random(in: x, using: &random) * size.width / 1_000,
            Int.random(in: y, using: &random) * size.height / 1_000
        )
        return ["mousemove", "--window", window, "\(place.0)", "\(place.1)"]
    }

    /// Clicks a random point within a part of the window, in thousandths of its size.
    mutating func click(x: ClosedRange<Int>, y: ClosedRange<Int>) -> [String] {
        move(x: x, y: y) + ["click", "1", "sleep", "0.03"]
    }

    /// Clicks the toast at the lower edge, at an offset from its center in pixels.
    func clickMessage(_ offset: Int) -> [String] {
        let x = size.width / 2 + min(offset, size.width / 2 - 30)
        return ["mousemove", "--window", window, "\(x)", "\(size.height - 40)", "click", "1"]
    }

    /// Turns the wheel at a random point.
    mutating func scroll() -> [String] {
        let count = Int.random(in: 1...12, using: &random)
        return move(x: 30...970, y: 150...950)
            + ["click", "--repeat", "\(count)", "--delay", "5", one(of: ["4", "5", "5"])]
    }

    /// Drags with the left button.
    mutating func drag() -> [String] {
        move(x: 100...900, y: 200...900) + ["mousedown", "1"] + move(x: 100...900, y: 200...900)
            + ["mouseup", "1"]
    }

    /// Resizes the window to a random size.
    mutating func resize() -> [String] {
        resize(to: (one(of: [380, 620, 800, 1_000, 1_240]), one(of: [480, 640, 760, 840])))
    }

    private mutating func resize(to size: (width: Int, height: Int)) -> [String] {
        self.size = size
        return ["windowsize", window, "\(size.width)", "\(size.height)", "sleep", "0.05"]
            + ["windowmove", window, "0", "0"]
    }
}
