import JSONText
import Catalog
import Foundation
import L10n
import Library

/// The command `vitrine favorites import`.
///
/// It doesn't use the network.
struct FavoritesImport {
    let console: Console
    let library: Library

    /// Adds the favorites from a file and reports the entries that were skipped; `-` is standard
    /// input.
    ///
    /// - Returns: `storage` if an entry was skipped.
    func run(_ file: String, isJSON: Bool) async throws(CommandFailure) -> ExitCode {
        let unavailable = try await orCommandFailure { () async throws(CatalogError) in
            try await library.unavailableMarks([.favorite])
        }
        let reading = try read(
            InputFile(name: file),
            unavailable: Set(unavailable.map(\.item.id.catalog))
        )
        if Task.isCancelled { throw .catalog(.cancelled) }
        let favorites = reading.marks.filter { $0.mark == .favorite }
        let added = try await orCommandFailure { () async throws(CatalogError) in
            try await library.add(favorites)
        }
        for fault in reading.faults { console.complain(text(of: fault, in: file), advice: nil) }
        let present = favorites.count - added
        do {
            if isJSON {
                try console.out.text(json(added, present, reading.faults).text)
            } else {
                try console.out.line(console.strings("cli.favorites.imported", count: added))
                if present > 0 {
                    try console.out.line(console.strings("cli.favorites.present", count: present))
                }
            }
        } catch {
            // A skipped entry is worse than a closed pipe.
            return max(console.report(.output(error)), reading.faults.isEmpty ? .done : .storage)
        }
        return reading.faults.isEmpty ? .done : .storage
    }
}

extension FavoritesImport {
    private func read(
        _ file: InputFile,
        unavailable: Set<CatalogID>
    ) throws(CommandFailure) -> LibraryReading {
        let bytes = try file.bytes()
        do {
            return try LibraryReading(
                Data(bytes),
                catalogs: library.catalogs,
                unavailable: unavailable
            )
        } catch {
            throw .file(FileFailure(file: file.name, error: error))
        }
    }

    private func text(of fault: LibraryReading.Fault, in file: String) -> String {
        let reason = console.strings("cli.favorites.fault.\(fault.reason.rawValue)")
        let place = [file, String(fault.entry), fault.path, reason]
        return console.strings("cli.favorites.fault", place[0], place[1], place[2], place[3])
    }

    private func json(
        _ added: Int,
        _ present: Int,
        _ faults: [LibraryReading.Fault]
    ) -> JSONTree {
        let skipped = faults.map { fault in
            JSONTree.members([
                "entry": .integer(fault.entry),
                "path": .string(fault.path),
                "reason": .string(fault.reason.rawValue),
            ])
        }
        return .members([
            "added": .integer(added),
            "present": .integer(present),
            "skipped": .array(skipped),
        ])
    }
}
