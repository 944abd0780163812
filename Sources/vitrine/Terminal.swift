import Foundation
import VitrineCLI

/// Lines for people beside the result.
enum Terminal {
    /// Writes a line to standard error, without anything that moves a terminal's cursor: names of
    /// users come from the network.
    static func note(_ text: String) {
        FileHandle.standardError.write(Data("\(text.harmless)\n".utf8))
    }

    /// Says what went wrong.
    static func complain(_ text: String) {
        // What helps stands in a paragraph of its own; here all is one line.
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        note("Error: \(line)")
    }
}
