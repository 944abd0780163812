import JSONText
import Catalog
import Foundation
import L10n
import Library
import Primitives

/// The command `vitrine library`.
///
/// It uses the network only for items that aren't stored yet, and for films of imported lists.
struct MarksCommand {
    let console: Console
    let library: Library
    /// The program's own folders, which exports must not write to.
    let ownFolders: OwnFolders

    /// Runs the subcommand and prints the result.
    ///
    /// - Returns: the worst exit code of its items.
    func run(_ arguments: LibraryArguments) async throws(CommandFailure) -> ExitCode {
        switch arguments.action {
        case .list(let name, let kind):
            try await list(name, kind, isJSON: arguments.isJSON)
            return .done
        case .add(let name, let keys, let mark):
            let edits: [MarkEdit] =
                if case .watched(let day) = mark { MarkEdit.watch(on: day) } else { [.add(mark)] }
            return try await edit(keys, of: catalog(name, having: mark.kind), edits)
        case .remove(let name, let keys, let kind, let day):
            return try await remove(keys, of: catalog(name, having: kind), kind, day)
        case .rate(let name, let key, let rating):
            return try await edit(
                [key],
                of: catalog(name, having: .rating),
                [.add(.rating(rating))]
            )
        case .note(let name, let key, let text):
            let catalog = try catalog(name, having: .note)
            guard let text else { return try await printNote(Item.ID(catalog.id, key)) }
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
            let edit = Mark.note(from: content).map { MarkEdit.add($0) } ?? .remove(.note)
            return try await self.edit([key], of: catalog, [edit])
        case .export(let file, let format):
            try await MarksExport(console: console, library: library, ownFolders: ownFolders)
                .run(file, format, isJSON: arguments.isJSON)
            return .done
        case .load(let files):
            return try await MarksImport(console: console, library: library)
                .run(files, isJSON: arguments.isJSON)
        }
    }
}

extension MarksCommand {
    /// Makes the same changes to each item, even after failures, until interrupted.
    private func edit(
        _ keys: [String],
        of catalog: CatalogDescriptor,
        _ edits: [MarkEdit]
    ) async throws(CommandFailure) -> ExitCode {
        await each(keys) { key throws(CatalogError) in
            let id = Item.ID(catalog.id, key)
            if try await library.item(id) == nil { _ = try await library.details(of: id) }
            _ = try await library.edit(edits, of: id)
        }
    }

    /// Removes marks; without a day, all watched days.
    private func remove(
        _ keys: [String],
        of catalog: CatalogDescriptor,
        _ kind: MarkKind,
        _ day: Day?
    ) async throws(CommandFailure) -> ExitCode {
        let marks = try await orCommandFailure(library.currentMarks)
        return await each(keys) { key throws(CatalogError) in
            let id = Item.ID(catalog.id, key)
            let watched = marks[id]?.watched ?? []
            let days = kind == .watched && day == nil ? Array(watched) : [day]
            let undo = try await library.edit(days.map { .remove(kind, day: $0) }, of: id)
            if undo.isEmpty { console.note(console.strings("cli.library.absent", key)) }
        }
    }

    private func each(
        _ keys: [String],
        _ act: (String) async throws(CatalogError) -> Void
    ) async -> ExitCode {
        var worst = ExitCode.done
        var said: Set<CatalogError> = [.cancelled]
        for key in keys {
            do throws(CatalogError) {
                if Task.isCancelled { throw .cancelled }
                try await act(key)
            } catch {
                worst = max(worst, ExitCode(error))
                if error == .cancelled { break }
                guard said.insert(error).inserted else { continue }
                let message = console.strings.message(for: error)
                let prefix = keys.count > 1 ? "\(key): " : ""
                console.complain(prefix + message.text, advice: message.advice)
            }
        }
        return worst
    }

    private func printNote(_ id: Item.ID) async throws(CommandFailure) -> ExitCode {
        let note = try await orCommandFailure { () async throws(CatalogError) in
            try await library.note(of: id)
        }
        guard let note else {
            console.note(console.strings("cli.library.absent", id.key))
            return .notFound
        }
        do throws(OutputError) {
            for line in note.split(separator: "\n", omittingEmptySubsequences: false) {
                try console.out.line(String(line).harmless)
            }
        } catch {
            throw .output(error)
        }
        return .done
    }

    /// Returns the catalog with this id, which must store marks of a kind.
    private func catalog(
        _ name: String,
        having kind: MarkKind
    ) throws(CommandFailure) -> CatalogDescriptor {
        do throws(UsageError) {
            let catalog = try library.catalogs.named(name)
            guard catalog.stores(kind) else {
                throw .noMarks(kind: kind.rawValue, catalog: name)
            }
            return catalog
        } catch {
            throw .usage(error)
        }
    }
}

// MARK: Listing

extension MarksCommand {
    private func list(
        _ name: String?,
        _ kind: MarkKind?,
        isJSON: Bool
    ) async throws(CommandFailure) {
        let kinds = kind.map { [$0] } ?? MarkKind.allCases
        let all = try await orCommandFailure { () async throws(CatalogError) in
            try await library.exportedMarks(kinds)
        }
        let marks = all.filter { name == nil || $0.item.id.catalog.rawValue == name }
        if marks.isEmpty, let name {
            do throws(UsageError) {
                _ = try library.catalogs.named(name)
            } catch {
                throw .usage(error)
            }
        }
        do throws(OutputError) {
            if isJSON { return try console.out.text(json(marks).text) }
            if marks.isEmpty { console.note(console.strings("cli.library.empty")) }
            try console.out.table(table(marks).lines(columns: console.out.columns))
        } catch {
            throw .output(error)
        }
    }

    private func table(_ marks: [ExportedMark]) -> TextTable {
        var places: [LibraryDocument.Owner: Int] = [:]
        var rows: [[String]] = []
        for mark in marks {
            let text = words(mark.mark)
            let owner = LibraryDocument.Owner(mark)
            if let place = places[owner] {
                rows[place][3] += ", \(text)"
            } else {
                places[owner] = rows.count
                let id = mark.item.id
                rows.append([id.catalog.rawValue, id.key, mark.item.title, text])
            }
        }
        let names = ["catalog", "id", "title", "marks"].map { console.strings("cli.column.\($0)") }
        return TextTable(head: names, rows: rows)
    }

    private func words(_ mark: Mark) -> String {
        let strings = console.strings
        return switch mark {
        case .favorite: "♥"
        case .toWatch: strings("value.to-watch-spoken")
        case .watched(let day):
            [strings("value.watched-spoken"), day?.iso].compactMap(\.self).joined(separator: " ")
        case .rating(let rating): "★ \(strings.number(rating.stars))"
        case .note: strings("value.note-spoken")
        }
    }

    private func json(_ marks: [ExportedMark]) -> JSONTree {
        let entries = marks.map { mark in
            let value = mark.mark.value
            return JSONTree.members([
                "catalog": .string(mark.item.id.catalog.rawValue),
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
