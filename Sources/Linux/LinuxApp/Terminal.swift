import Foundation
package import L10n
import VitrineCLI

/// The standard streams, for use outside commands.
///
/// Messages that can't be written are dropped, because there is no way to report them.
package enum Terminal {
    /// Writes a line to standard error, without terminal control characters.
    package static func note(_ text: String) {
        try? VitrineCLI.Output.standardError().note(text)
    }

    /// Writes a line starting with `Error:` to standard error.
    package static func complain(_ text: String) {
        // Advice is normally a separate paragraph; here everything is on one line.
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        let environment = ProcessInfo.processInfo.environment
        try? VitrineCLI.Output.standardError(for: environment).complaint(line)
    }

    /// Writes a result to standard output.
    ///
    /// If that fails, this reports the failure and ends the process with `ExitCode.storage`. A pipe
    /// without a reader doesn't count as a failure.
    package static func result(_ text: String, _ strings: Localizer = Localizer(.english)) {
        let code = Console(strings: strings).result(text)
        if code != .done { ProcessExit.exit(code) }
    }
}
