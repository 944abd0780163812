import Foundation
import VitrineCLI

/// Messages beside a command's result.
package enum Terminal {
    /// Writes a line to standard error, without anything that controls the terminal: user names
    /// come from the network.
    package static func note(_ text: String) {
        FileHandle.standardError.write(Data("\(text.harmless)\n".utf8))
    }

    /// Says what went wrong.
    package static func complain(_ text: String) {
        // Advice is a paragraph of its own; here everything is on one line.
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        let environment = ProcessInfo.processInfo.environment
        // Where standard error is closed nothing can be said.
        try? VitrineCLI.Output.standardError(for: environment).complaint(line)
    }
}
