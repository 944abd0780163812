import Catalog
import Foundation
import ImagePipeline
import L10n
import Library

@testable import VitrineCLI

/// The result of running a command.
struct CommandRun: Equatable {
    let code: ExitCode
    let out: String
    let err: String

    /// The item ids in a JSON list.
    var ids: [String] {
        items.compactMap { $0["id"] as? String }
    }

    /// The items in a JSON list.
    var items: [[String: Any]] { json["items"] as? [[String: Any]] ?? [] }

    /// The printed JSON object, or an empty one if the output is not an object.
    var json: [String: Any] {
        let object = try? JSONSerialization.jsonObject(with: Data(out.utf8))
        return object as? [String: Any] ?? [:]
    }
}

extension Library {
    /// Runs a command line, split at spaces, against this library.
    func run(
        _ line: String,
        failure: OutputError? = nil,
        columns: Int? = nil,
        isColored: Bool = false,
        language: Language = .english,
        widths: [Int] = [],
        uptime: @escaping @Sendable () -> Duration = { .zero }
    ) async -> CommandRun {
        let transcript = Transcript(failure: failure, columns: columns, isColored: isColored)
        let console = transcript.console(language, uptime: uptime)
        let code: ExitCode
        do {
            let invocation = try Invocation(line.split(separator: " ").map(String.init))
            code = await console.run(
                invocation,
                library: self,
                imageWidths: widths
            )
        } catch {
            code = console.report(error)
        }
        return CommandRun(code: code, out: transcript.out, err: transcript.err)
    }
}
