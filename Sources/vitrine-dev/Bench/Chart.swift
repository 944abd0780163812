import Foundation
import LinuxApp

/// `vitrine-dev chart`: draws the output of `make bench` as SVG.
///
/// Each figure with a goal is a bar whose length is the median run relative to the goal. A bar that
/// ends before the line is therefore good.
struct Chart {
    /// A figure with a goal.
    struct Bar: Equatable {
        /// The workload, the figure and the number of rows, if there are any.
        let name: String
        /// The median run divided by the goal.
        let part: Double
        /// The median run and the goal, with the unit.
        let words: String

        /// Parses a log line; returns nil if it isn't a figure with a goal.
        init?(_ line: Substring) {
            let words = line.split(separator: " ")
            guard words.first == "bench" else { return nil }
            var values: [Substring: Substring] = [:]
            for word in words {
                guard let sign = word.firstIndex(where: { "=<".contains($0) }) else { continue }
                values[word[..<sign]] = word[sign...].drop { "<=".contains($0) }
            }
            guard let workload = values["workload"], let variant = values["variant"],
                let goal = values["goal"].flatMap({ Double($0) }), goal > 0,
                // Only ratios have no best value; other goals apply to the value itself.
                let middle = values[values["best"] == nil ? "ratio" : "value"]
                    .flatMap({ Double($0) })
            else { return nil }
            let rows = values["n"].flatMap { Int($0) } ?? 0
            let figure = variant.replacing("_", with: " ")
            name = "\(workload): \(figure)" + (rows > 0 ? ", \(rows) rows" : "")
            part = max(0, middle / goal)
            let unit =
                values["best"] == nil ? "× the \(values["peer"] ?? "peer")" : values["unit"] ?? ""
            self.words = "\(middle) of \(goal) \(unit)"
        }
    }

    let bars: [Bar]

    init(_ log: String) {
        bars = log.split(separator: "\n").compactMap { Bar($0) }
    }

    /// Reads standard input to its end and prints the chart; returns the exit status.
    static func run() -> Int32 {
        let log = String(
            decoding: FileHandle.standardInput.readDataToEndOfFile(),
            as: UTF8.self
        )
        Terminal.result(Chart(log).svg)
        return 0
    }
}

extension Chart {
    private static let width = 860.0
    private static let rowHeight = 26.0
    private static let top = 34.0
    private static let left = 320.0
    /// The length of a bar that exactly meets its goal.
    private static let goal = 240.0
    /// The maximum length of a bar, relative to the goal.
    private static let most = 1.6

    /// The chart, readable on both white and black.
    var svg: String {
        let height = Self.top + Double(bars.count) * Self.rowHeight + 10
        let line = Self.left + Self.goal
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(Int(Self.width)) "
                + "\(Int(height))\" font-family=\"sans-serif\" font-size=\"13\" fill=\"#808080\">",
            Self.text("the goal", x: line, y: 20, anchor: "middle"),
        ]
        for (index, bar) in bars.enumerated() {
            let y = Self.top + Double(index) * Self.rowHeight
            let length = min(bar.part, Self.most) * Self.goal
            let color = bar.part <= 1 ? "#2a9d5c" : "#d0443e"
            lines += [
                Self.text(bar.name, x: Self.left - 10, y: y + 14, anchor: "end"),
                "<rect x=\"\(Int(Self.left))\" y=\"\(Int(y))\" width=\"\(Int(length.rounded()))\" "
                    + "height=\"18\" rx=\"3\" fill=\"\(color)\"/>",
                Self.text(bar.words, x: Self.left + length + 8, y: y + 14, anchor: "start"),
            ]
        }
        lines += [
            "<line x1=\"\(Int(line))\" x2=\"\(Int(line))\" y1=\"26\" y2=\"\(Int(height - 6))\" "
                + "stroke=\"#808080\"/>",
            "</svg>\n",
        ]
        return lines.joined(separator: "\n")
    }

    private static func text(_ text: String, x: Double, y: Double, anchor: String) -> String {
        "<text x=\"\(Int(x))\" y=\"\(Int(y))\" text-anchor=\"\(anchor)\">\(text)</text>"
    }
}
