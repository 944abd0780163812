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
        case .check(let file): try check(file)
        case .add(let file, let replacing): try add(file, replacing: replacing)
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
        for entry in entries { console.complain(of: entry.issues, in: entry.file?.path ?? "") }
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

    private func check(_ name: String) throws(CommandFailure) -> ExitCode {
        let data = try data(of: name)
        let entry: CatalogEntry
        do throws(ManifestError) {
            entry = try files.check(data)
        } catch {
            console.complain(of: error.issues, in: name)
            return .usage
        }
        let message = entry.replaced.isEmpty ? "cli.catalogs.good" : "cli.catalogs.updates"
        return try print(entry, of: name, message)
    }

    private func add(_ name: String, replacing: Bool) throws(CommandFailure) -> ExitCode {
        let data = try data(of: name)
        let entry: CatalogEntry
        do throws(CatalogAdditionError) {
            entry = try files.add(data, replacing: replacing)
        } catch {
            switch error {
            case .manifest(let error):
                console.complain(of: error.issues, in: name)
                return .usage
            case .exists(let entry):
                for file in entry.replaced {
                    let text = strings("cli.catalogs.exists", file.file.path)
                    console.complain(text.harmless, advice: nil)
                    for line in strings.lines(of: file) { console.note(line.harmless) }
                }
                console.note(strings("cli.catalogs.replace"))
                return .usage
            case .unwritable(let folder, let code):
                console.complain(strings.unwritable(folder.path, code: code).harmless, advice: nil)
                return .storage
            }
        }
        return try print(entry, of: name, "cli.catalogs.added")
    }

    /// Prints a catalog, what was replaced or would be, and what is ignored in its file.
    private func print(
        _ entry: CatalogEntry,
        of name: String,
        _ message: String
    ) throws(CommandFailure) -> ExitCode {
        console.complain(of: entry.issues, in: name)
        guard let catalog = entry.descriptor else { return .usage }
        let title = strings.caption(catalog.title)
        let service = entry.service?.shownText ?? ""
        let lines =
            [
                strings(message, title, catalog.id.rawValue),
                strings("cli.catalogs.service", service),
            ]
            + entry.replaced.flatMap(strings.lines)
        try written { () throws(OutputError) in
            for line in lines { try console.out.line(line.harmless) }
        }
        return .done
    }

    private func remove(_ id: String) throws(CommandFailure) -> ExitCode {
        let removed: CatalogEntry?
        do throws(ManifestError) {
            removed = try files.remove(CatalogID(id))
        } catch {
            console.complain(of: error.issues, in: id)
            return .storage
        }
        guard let removed else {
            let added = files.all().filter { $0.file != nil }.compactMap(\.descriptor)
            throw .usage(.badValue(id, of: "CATALOG", allowed: added.map(\.id.rawValue)))
        }
        try written { () throws(OutputError) in
            let title = removed.descriptor.map { strings.caption($0.title) } ?? id
            try console.out.line(strings("cli.catalogs.removed", title).harmless)
        }
        return .done
    }

    private func written(_ body: () throws(OutputError) -> Void) throws(CommandFailure) {
        do {
            try body()
        } catch {
            throw .output(error)
        }
    }
}
