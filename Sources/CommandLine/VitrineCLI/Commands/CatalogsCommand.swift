import Catalog
import Foundation
import L10n
import Primitives

/// The command `vitrine catalogs`, which doesn't use the store, and the network only for `new` and
/// `try`.
struct CatalogsCommand {
    let console: Console
    let files: any CatalogFiles
    let keys: any CatalogKeys
    /// Returns the trial of a catalog; nil if there is none with the id.
    let trial: @Sendable (TrialTarget) throws -> CatalogTrial?
    /// Makes a catalog's file from the address of a list.
    let draft: MakeDraft

    /// Runs the subcommand and prints the result.
    ///
    /// - Returns: `usage` if a manifest can't be used or the catalog wasn't added.
    func run(_ arguments: CatalogsArguments) async throws(CommandFailure) -> ExitCode {
        switch arguments.action {
        case .list: try list()
        case .new(let address, let file):
            try await NewCommand(console: console, draft: draft).run(address, file: file)
        case .check(let file): try check(file)
        case .tryOut(let name, let answers): try await tryOut(name, answers)
        case .add(let file, let replacing, let answers):
            try await add(file, replacing: replacing, answers)
        case .remove(let id): try remove(id)
        case .key(let id, let removing): try await key(of: id, removing: removing)
        }
    }
}

extension CatalogsCommand {
    var strings: Localizer { console.strings }

    private func list() throws(CommandFailure) -> ExitCode {
        let entries = files.all()
        let rows =
            entries.compactMap { row($0, strings("cli.catalogs.built-in")) }
            + files.examples().compactMap { row($0, strings("cli.catalogs.example")) }
        let head = ["id", "name", "file"].map { strings("cli.catalogs.column.\($0)") }
        let table = TextTable(head: head, rows: rows)
        try console.out.table(table.lines(columns: console.out.columns))
        for entry in entries { console.complain(of: entry.issues, in: entry.file?.path ?? "") }
        return .done
    }

    private func row(_ entry: CatalogEntry, _ kind: String) -> [String]? {
        entry.descriptor.map {
            [$0.id.rawValue, strings.caption($0.title), entry.file?.path ?? kind]
        }
    }

    private func tryOut(
        _ name: String,
        _ answers: [String: String]
    ) async throws(CommandFailure) -> ExitCode {
        guard let trial = try trial(named: name, answers) else { return .usage }
        return try await TryCommand(console: console, trial: trial).run()
    }

    /// Returns the trial of a file, of a catalog unless a file has its name, or of an example.
    ///
    /// Nil if the file can't be used; its mistakes were printed.
    private func trial(
        named name: String,
        _ answers: [String: String]
    ) throws(CommandFailure) -> CatalogTrial? {
        let isFile = name == "-" || FileManager.default.fileExists(atPath: name)
        do {
            if !isFile, let found = try trial(.catalog(CatalogID(name))) {
                guard answers.isEmpty else {
                    throw CommandFailure.usage(.needlessArgument(CommandOption.set.rawValue))
                }
                return found
            }
            let data = try data(of: name)
            guard let data = try answered(data, of: name, with: answers) else { return nil }
            console.complain(of: try files.check(data).issues, in: name)
            return try trial(.manifest(data))
        } catch let error as ManifestError {
            console.complain(of: error.issues, in: name)
            return nil
        } catch let error as CommandFailure {
            throw error
        } catch {
            throw .catalog((error as? CatalogError) ?? .server(status: 503, message: "\(error)"))
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
        let checked = usable(in: name) { () throws(ManifestError) in try files.check(data) }
        guard let entry = checked else { return .usage }
        let message = entry.replaced.isEmpty ? "cli.catalogs.good" : "cli.catalogs.updates"
        return try print(entry, of: name, message)
    }

    private func add(
        _ name: String,
        replacing: Bool,
        _ answers: [String: String]
    ) async throws(CommandFailure) -> ExitCode {
        guard let data = try answered(try data(of: name), of: name, with: answers) else {
            return .usage
        }
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
        let code = try print(entry, of: name, "cli.catalogs.added")
        if entry.needsKey, let catalog = entry.descriptor, await !keys.hasKey(catalog.id) {
            console.note(strings("settings.catalogs.needs-key"))
            let title = strings.caption(catalog.title)
            console.note(strings("error.no-key.advice", title, catalog.id.rawValue).harmless)
        }
        return code
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
        let service = entry.service.map { strings("cli.catalogs.service", $0.shownText) }
        let asked = entry.asked.map {
            strings("cli.catalogs.asks", $0.id, strings.caption($0.caption))
        }
        let lines =
            [strings(message, title, catalog.id.rawValue), service].compactMap(\.self)
            + asked + entry.replaced.flatMap(strings.lines)
        for line in lines { try console.out.line(line.harmless) }
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
        let title = removed.descriptor.map { strings.caption($0.title) } ?? id
        try console.out.line(strings("cli.catalogs.removed", title).harmless)
        return .done
    }

    private func key(
        of id: String,
        removing: Bool
    ) async throws(CommandFailure) -> ExitCode {
        let keyed = files.all().filter(\.needsKey).compactMap(\.descriptor)
        guard let catalog = keyed.first(where: { $0.id.rawValue == id }) else {
            throw .usage(.badValue(id, of: "CATALOG", allowed: keyed.map(\.id.rawValue)))
        }
        let title = strings.caption(catalog.title)
        let key = try removing ? nil : readKey(of: title)
        let place: KeyLocation
        do throws(KeyFailure) {
            place = try await keys.keep(key, for: catalog.id)
        } catch {
            console.complain(strings.text(of: error).harmless, advice: nil)
            return .storage
        }
        let text =
            removing
            ? strings("settings.key.removed") : strings("cli.catalogs.key.saved", title)
        try console.out.line(text.harmless)
        if !removing { try console.out.line(strings.text(of: place).harmless) }
        return .done
    }

    /// Reads a key without white space at its ends, which may have been copied along with it.
    private func readKey(of title: String) throws(CommandFailure) -> String {
        let line = try InputFile.secret {
            console.note(strings("cli.catalogs.key.prompt", title).harmless)
        }
        // The error doesn't contain the key.
        guard let key = String(text: Data(line))?.trimmed, !key.contains("\0") else {
            throw .usage(.notUTF8(Array("KEY".utf8)))
        }
        guard !key.isEmpty else { throw .usage(.missingArgument("KEY")) }
        return key
    }
}
