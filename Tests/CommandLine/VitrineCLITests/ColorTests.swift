import Foundation
import Testing

@testable import VitrineCLI

@Suite("Terminal colors")
struct ColorTests {
    @Test(
        "a terminal's type, width and NO_COLOR decide on colors, the first two on redrawn lines",
        arguments: [
            (["TERM": "xterm"], 40, true, false),
            (["TERM": "xterm", "NO_COLOR": ""], 80, true, false),
            (["TERM": "xterm", "NO_COLOR": "1"], 80, false, false),
            (["TERM": "xterm", "NO_COLOR": "0"], 80, false, false),
            (["TERM": "xterm"], 39, false, true), (["TERM": "dumb"], 80, false, true),
            (["TERM": "unknown"], 80, false, true), (["TERM": ""], 80, false, true),
            ([:], 80, false, true),
        ] as [([String: String], UInt16, Bool, Bool)]
    )
    func preferences(
        environment: [String: String],
        columns: UInt16,
        isColored: Bool,
        isPlain: Bool
    ) throws {
        let terminal = try Terminal(columns: columns)
        let output = Output(descriptor: terminal.descriptor, environment: environment)
        withExtendedLifetime(terminal) {}
        #expect(output.isColored == isColored)
        #expect(output.isPlain == isPlain)
    }

    @Test("errors and headings are styled only if colors are on")
    func styles() async throws {
        let provider = ShelfProvider()
        let library = try await provider.library()
        let plain = await library.run("list books", columns: 80)
        let colored = await library.run("list books", columns: 80, isColored: true)
        #expect(!plain.out.contains("\u{1B}"))
        #expect(colored.out.hasPrefix("\u{1B}[1m"))
        #expect(colored.out.replacing(/\x1B\[[0-9;]*m/, with: "") == plain.out)
        let wrong = await library.run("list nothing", columns: 80, isColored: true)
        #expect(wrong.err.hasPrefix("\u{1B}[1;31mError:\u{1B}[0m "))
        #expect(await library.run("list nothing").err.hasPrefix("Error: "))
    }
}
