import JSONText
import Catalog
import Features
import Foundation
import L10n
import Library
import Primitives

/// The commands `vitrine marks` and `vitrine favorites`.
///
/// They use the network only for items that aren't stored yet, and for films of imported lists.
struct MarksCommand {
    let console: Console
    let library: Library
    /// The program's own folders, which exports must not write to.
    let ownFolders: OwnFolders

    /// Runs the subcommand and prints the result.
    ///
    /// - Returns: the worst exit code of its items.
    func run(_ arguments: MarksArguments) async throws(CommandFailure) -> ExitCode {
        switch arguments.action {
        case .list(let name):
            try await list(name, arguments)
            return .done
        case .add(let name, let keys, let mark):
            let edits: [MarkEdit] =
                if case .watched(let day) = mark { MarkEdit.watch(on: day) } else { [.add(mark)] }
            return try await add(mark, edits, to: keys, of: name, arguments)
        case .remove(let name, let keys, let kind, let day):
            return try await remove(kind, day, of: keys, in: name, arguments)
        case .rate(let name, let key, let rating):
            let mark = Mark.rating(rating)
            return try await add(mark, [.add(mark)], to: [key], of: name, arguments)
        case .note(let name, let key, let text):
            guard let text else {
                return try await printNote(Item.ID(catalog(name, having: .note).id, key))
            }
            guard let note = Mark.note(from: try Self.content(text)) else {
                return try await remove(.note, nil, of: [key], in: name, arguments)
            }
            return try await add(note, [.add(note)], to: [key], of: name, arguments)
        case .export(let file, let format):
            try await MarksExportCommand(console: console, library: library, ownFolders: ownFolders)
                .run(file, format, arguments)
            return .done
        case .load(let files):
            return try await MarksImportCommand(console: console, library: library)
                .run(files, arguments)
        }
    }
}

extension MarksCommand {
    /// Makes the same changes to each item.
    private func add(
        _ mark: Mark,
        _ edits: [MarkEdit],
        to keys: [String],
        of name: String,
        _ arguments: MarksArguments
    ) async throws(CommandFailure) -> ExitCode {
        let catalog = try catalog(name, having: mark.kind).id
        return try await each(keys, of: catalog, arguments) { id async throws(CatalogError) in
            var item = try await library.item(id)
            if item == nil { item = try await library.details(of: id).value.item }
            _ = try await library.edit(edits, of: id)
            return ["\(item?.title.shortened() ?? id.key): \(console.strings.text(of: mark))"]
        }
    }

    /// Removes marks, also of a catalog that isn't available; without a day, all watched days.
    private func remove(
        _ kind: MarkKind,
        _ day: Day?,
        of keys: [String],
        in name: String,
        _ arguments: MarksArguments
    ) async throws(CommandFailure) -> ExitCode {
        let id = CatalogID(name)
        let marks = try await orCommandFailure { () async throws(CatalogError) in
            try await library.currentMarks([kind], in: id)
        }
        if marks.isEmpty { _ = try catalog(name, having: kind) }
        return try await each(keys, of: id, arguments) { id async throws(CatalogError) in
            let removed = marks.filter {
                $0.item.id == id && (day == nil || $0.mark.day == day)
            }
            if removed.isEmpty { console.note(console.strings("cli.marks.absent", id.key)) }
            var lines: [String] = []
            for mark in removed {
                try await library.remove(mark)
                let title = mark.item.title.shortened()
                lines.append(
                    console.strings("cli.marks.removed", title, console.strings.text(of: mark.mark))
                )
            }
            return lines
        }
    }

    /// Changes each item, even after failures, until interrupted, and prints the changes or, as
    /// JSON, the items' marks.
    ///
    /// Each error is reported once, with all keys that it concerns if there are several.
    private func each(
        _ keys: [String],
        of catalog: CatalogID,
        _ arguments: MarksArguments,
        _ change: (Item.ID) async throws(CatalogError) -> [String]
    ) async throws(CommandFailure) -> ExitCode {
        var lines: [String] = []
        var failures: [(key: String, error: CatalogError)] = []
        for key in keys {
            do throws(CatalogError) {
                if Task.isCancelled { throw .cancelled }
                lines += try await change(Item.ID(catalog, key))
            } catch {
                failures.append((key, error))
                if error == .cancelled { break }
            }
        }
        var said: Set<CatalogError> = [.cancelled]
        for failure in failures where said.insert(failure.error).inserted {
            let message = console.strings.message(for: failure.error)
            let named = failures.filter { $0.error == failure.error }.map(\.key)
            let prefix = keys.count > 1 ? named.joined(separator: ", ") + ": " : ""
            console.complain(prefix + message.text, advice: message.advice)
        }
        let worst = failures.map { ExitCode($0.error) }.max() ?? .done
        guard worst != .interrupted else { return worst }
        do throws(CommandFailure) {
            let changed = Set(keys.map { Item.ID(catalog, $0) })
            let marks =
                arguments.isJSON
                ? try await orCommandFailure { () async throws(CatalogError) in
                    try await library.currentMarks(arguments.kinds, in: catalog)
                }.filter { changed.contains($0.item.id) } : []
            if arguments.isJSON {
                try console.out.text(json(marks).text)
            } else {
                for line in lines { try console.out.line(line.harmless) }
            }
        } catch {
            return max(worst, console.report(error))
        }
        return worst
    }

    /// Returns the text of a note, which `-` reads from standard input.
    private static func content(_ text: String) throws(CommandFailure) -> String {
        var content = text
        if text == "-" {
            let bytes = try InputFile(name: "-").bytes()
            // The command that should write the note may have failed.
            if bytes.isEmpty { throw .usage(.missingArgument("TEXT")) }
            content = String(decoding: bytes, as: UTF8.self)
        }
        guard content.count <= MarkKind.longestNote else {
            throw .usage(.tooLong("TEXT", most: MarkKind.longestNote))
        }
        return content
    }

    private func printNote(_ id: Item.ID) async throws(CommandFailure) -> ExitCode {
        let note = try await orCommandFailure { () async throws(CatalogError) in
            try await library.note(of: id)
        }
        guard let note else {
            console.note(console.strings("cli.marks.absent", id.key))
            return .notFound
        }
        for line in note.split(separator: "\n", omittingEmptySubsequences: false) {
            try console.out.line(String(line).harmless)
        }
        return .done
    }

    /// Returns the catalog with this id, which must store marks of a kind.
    private func catalog(
        _ name: String,
        having kind: MarkKind
    ) throws(CommandFailure) -> CatalogDescriptor {
        let catalog = try library.catalog(name)
        guard !catalog.stores(kind) else { return catalog }
        throw .usage(
            catalog.has(kind)
                ? .sessionFavorites(catalog: name)
                : .noMarks(kind: kind.rawValue, catalog: name)
        )
    }
}

// MARK: Listing

extension MarksCommand {
    private func list(
        _ name: String?,
        _ arguments: MarksArguments
    ) async throws(CommandFailure) {
        let marks = try await orCommandFailure { () async throws(CatalogError) in
            try await library.currentMarks(arguments.kinds, in: name.map(CatalogID.init))
        }
        if marks.isEmpty, let name {
            if arguments.kinds.count == 1 {
                _ = try catalog(name, having: arguments.kinds[0])
            } else {
                _ = try library.catalog(name)
            }
        }
        if arguments.isJSON { return try console.out.text(json(marks).text) }
        if marks.isEmpty { return console.note(console.strings("cli.marks.empty")) }
        try console.out.table(table(marks).lines(columns: console.out.columns))
    }

    private func table(_ marks: [ExportedMark]) -> TextTable {
        var places: [MarksFile.Owner: Int] = [:]
        var rows: [[String]] = []
        for mark in marks {
            let text = console.strings.text(of: mark.mark)
            let owner = MarksFile.Owner(mark)
            if let place = places[owner] {
                rows[place][3] += ", \(text)"
            } else {
                places[owner] = rows.count
                let id = mark.item.id
                let name = id.catalog.rawValue
                let catalog =
                    library.isAvailable(mark)
                    ? name : console.strings("cli.marks.unavailable", name)
                rows.append([catalog, id.key, mark.item.title, text])
            }
        }
        let names = ["catalog", "id", "title", "marks"].map { console.strings("cli.column.\($0)") }
        return TextTable(head: names, rows: rows)
    }

    private func json(_ marks: [ExportedMark]) -> JSONTree {
        let entries = marks.map { mark in
            let value = mark.mark.value
            return JSONTree.members([
                "catalog": .string(mark.item.id.catalog.rawValue),
                "available": library.isAvailable(mark) ? nil : .bool(false),
                "realm": .string(mark.realm.rawValue),
                "origin": mark.origin.map { .string($0) },
                "id": .string(mark.item.id.key),
                "title": .string(mark.item.title),
                "kind": .string(mark.mark.kind.rawValue),
                "day": mark.mark.day.map { .string($0.iso) },
                "value": value.isEmpty ? nil : .string(value),
                "changed": mark.seconds.map { .number($0) },
            ])
        }
        return .members(["marks": .array(entries)])
    }
}
