import JSONText
import Catalog
import L10n
import Library
import Primitives

/// The command `vitrine marks export`.
///
/// It doesn't use the network.
struct MarksExportCommand {
    let console: Console
    let library: Library
    let ownFolders: OwnFolders

    /// Writes the stored marks of some kinds to a file and reports how many; `-` is standard output.
    ///
    /// - Throws: `catalog` if the store can't be read or the task is cancelled; `file` if the file
    ///   can't be written or is in the program's own folders; `output` if the result can't be
    ///   printed.
    func run(
        _ file: String,
        _ format: MarksExport.Format,
        _ arguments: MarksArguments
    ) async throws(CommandFailure) {
        if file != "-", ownFolders.contain(file) {
            throw .file(FileFailure(file: file, error: .own))
        }
        let export = try await orCommandFailure { () async throws(CatalogError) in
            try await library.export(format, arguments.kinds)
        }
        if file != "-" { try await OutputFile(name: file).write(export.text) }
        let isJSON = arguments.isJSON
        try console.out.text(file == "-" ? export.text : result(export.count, isJSON: isJSON))
        guard export.sampleCount > 0 else { return }
        console.note(console.strings("export.samples", count: export.sampleCount))
    }

    private func result(_ count: Int, isJSON: Bool) -> String {
        guard isJSON else { return console.strings("export.done", count: count) + "\n" }
        return JSONTree.members(["exported": .integer(count)]).text
    }
}
