import Foundation
import Testing

@testable import VitrineCLI

@Suite("Terminal colors")
struct ColorTests {
    @Test(
        "colors depend on TERM and NO_COLOR",
        arguments: [
            (["TERM": "xterm"], true), (["TERM": "xterm", "NO_COLOR": ""], true),
            (["TERM": "xterm", "NO_COLOR": "1"], false),
            (["TERM": "xterm", "NO_COLOR": "0"], false), (["TERM": "dumb"], false), ([:], false),
        ] as [([String: String], Bool)]
    )
    func preferences(environment: [String: String], wants: Bool) {
        #expect(Output.wantsColors(environment) == wants)
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
