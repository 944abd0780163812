import Catalog
import Foundation
import L10n

/// The command `vitrine catalogs`, which uses neither the network nor the store.
struct CatalogsCommand {
    let console: Console
    let files: any CatalogFiles

    /// Runs the subcommand and prints the result.
    ///
    /// - Returns: `usage` if a manifest can't be used or the catalog to remove wasn't added.
    func run(_ arguments: CatalogsArguments) throws(CommandFailure) -> ExitCode {
        switch arguments.action {
        case .list: try list()
        case .check(let file): try report(on: file, "cli.catalogs.good", files.check)
        case .add(let file): try report(on: file, "cli.catalogs.added", files.add)
        case .remove(let id): try remove(id)
        }
    }
}

extension CatalogsCommand {
    private var strings: Localizer { console.strings }

    private func list() throws(CommandFailure) -> ExitCode {
        let entries = files.all()
        let rows =
            entries.compactMap { row($0, strings("cli.catalogs.built-in")) }
            + files.examples().compactMap { row($0, strings("cli.catalogs.example")) }
        let head = ["id", "name", "file"].map { strings("cli.catalogs.column.\($0)") }
        try written { () throws(OutputError) in
            let table = TextTable(head: head, rows: rows)
            try console.out.table(table.lines(columns: console.out.columns))
        }
        for entry in entries { complain(of: entry.issues, in: entry.file?.path ?? "") }
        return .done
    }

    private func row(_ entry: CatalogEntry, _ kind: String) -> [String]? {
        entry.descriptor.map {
            [$0.id.rawValue, strings.caption($0.title), entry.file?.path ?? kind]
        }
    }

    /// Returns the text of a file, or of an example unless a file has its name.
    private func data(of name: String) throws(CommandFailure) -> Data {
        if !FileManager.default.fileExists(atPath: name),
            let example = files.example(CatalogID(name))
        {
            return example
        }
        return Data(try InputFile(name: name).bytes())
    }

    /// Reads a file, reports what is wrong with it, and prints the result for its catalog.
    private func report(
        on name: String,
        _ message: String,
        _ act: (Data) throws(ManifestError) -> CatalogEntry
    ) throws(CommandFailure) -> ExitCode {
        let data = try data(of: name)
        let entry: CatalogEntry
        do throws(ManifestError) {
            entry = try act(data)
        } catch {
            complain(of: error.issues, in: name)
            return .usage
        }
        complain(of: entry.issues, in: name)
        guard let catalog = entry.descriptor else { return .usage }
        let title = strings.caption(catalog.title)
        try written { () throws(OutputError) in
            try console.out.line(strings(message, title, catalog.id.rawValue).harmless)
            try console.out.line(
                strings("cli.catalogs.service", entry.service?.absoluteString ?? "").harmless
            )
        }
        return .done
    }

    private func remove(_ id: String) throws(CommandFailure) -> ExitCode {
        let removed: CatalogEntry?
        do throws(ManifestError) {
            removed = try files.remove(CatalogID(id))
        } catch {
            complain(of: error.issues, in: id)
            return .storage
        }
        guard let catalog = removed?.descriptor else {
            let added = files.all().filter { $0.file != nil }.compactMap(\.descriptor)
            throw .usage(.badValue(id, of: "CATALOG", allowed: added.map(\.id.rawValue)))
        }
        try written { () throws(OutputError) in
            let title = strings.caption(catalog.title)
            try console.out.line(strings("cli.catalogs.removed", title).harmless)
        }
        return .done
    }

    /// Writes a line for each issue, mistakes as errors.
    private func complain(of issues: [ManifestIssue], in name: String) {
        for issue in issues {
            let text = "\(name): \(strings.text(of: issue))".harmless
            if issue.isWarning { console.note(text) } else { console.complain(text, advice: nil) }
        }
    }

    private func written(_ body: () throws(OutputError) -> Void) throws(CommandFailure) {
        do {
            try body()
        } catch {
            throw .output(error)
        }
    }
}
