public import Catalog
public import Foundation
import L10n

/// Makes a catalog's file from the address of a list.
public typealias MakeDraft = @Sendable (URL) async throws(CatalogError) -> CatalogDraft

/// The command `vitrine catalogs new`.
struct NewCommand {
    let console: Console
    let draft: MakeDraft

    /// Prints the file, and what was guessed to standard error; or writes the file, and prints what
    /// was guessed and the next steps.
    ///
    /// - Returns: `usage` if the file exists, which is then unchanged.
    func run(_ address: URL, file: String?) async throws(CommandFailure) -> ExitCode {
        let strings = console.strings
        if let file, FileManager.default.fileExists(atPath: file) {
            console.complain(strings("cli.catalogs.exists", file).harmless, advice: nil)
            return .usage
        }
        var console = console
        console.strings = strings.about({ .host(address.shownHost) }, key: { .none })
        let draft: CatalogDraft
        do throws(CatalogError) {
            draft = try await self.draft(address)
        } catch {
            return console.report(CommandFailure.catalog(error))
        }
        let text = String(decoding: draft.file, as: UTF8.self)
        if let file { try await OutputFile(name: file).write(text) }
        if let file {
            try console.out.table(table(of: draft, columns: console.out.columns))
            try console.out.line()
            for line in [
                "cli.catalogs.new.written", "cli.catalogs.new.try", "cli.catalogs.new.add",
            ] {
                try console.out.line(strings(line, file).harmless)
            }
        } else {
            try console.out.text(text)
            for line in table(of: draft, columns: console.err.columns) { console.note(line) }
        }
        return .done
    }

    private func table(of draft: CatalogDraft, columns: Int?) -> [String] {
        let strings = console.strings
        let rows = draft.guesses.map { guess in
            [
                strings.caption(of: guess.part),
                guess.place.map { $0.isEmpty ? "\"\"" : $0 } ?? "–",
                strings.text(of: guess.finding),
            ]
        }
        let head = ["part", "place", "value"].map { strings("draft.column.\($0)") }
        return TextTable(head: head, rows: rows).lines(columns: columns)
    }
}
