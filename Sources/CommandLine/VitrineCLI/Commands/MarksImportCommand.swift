import JSONText
import Catalog
import Features
import Foundation
import L10n
import Library

/// The command `vitrine marks import`.
struct MarksImportCommand {
    let console: Console
    let library: Library

    /// Adds the marks of some kinds from files and reports what was skipped or isn't certain.
    ///
    /// - Returns: `notFound` if a film isn't certain, `storage` if an entry was skipped, or the exit
    ///   code of the failure that ended the import early.
    func run(
        _ names: [String],
        _ arguments: MarksArguments
    ) async throws(CommandFailure) -> ExitCode {
        var (folders, files): ([URL], [MarksImport.File]) = ([], [])
        for name in names {
            var isFolder: ObjCBool = false
            if name != "-", FileManager.default.fileExists(atPath: name, isDirectory: &isFolder),
                isFolder.boolValue
            {
                folders.append(URL(filePath: name))
            } else {
                // It may be a pipe.
                let data = Data(try InputFile(name: name).bytes())
                files.append(MarksImport.File(name: name, data: data))
            }
        }
        let content: MarksImport
        do throws(MarksImport.Failure) {
            content = try await library.marksImport(of: folders, and: files, arguments.kinds)
        } catch {
            switch error {
            case .file(let unusable):
                throw .file(FileFailure(file: unusable.file, error: unusable.error))
            case .library(let error): throw .catalog(error)
            }
        }
        let progress = Progress(console: console)
        let report = await library.add(content) { done in
            progress.show(
                done,
                of: max(content.count, 1),
                of: "cli.marks.progress",
                ifLong: true
            )
        }
        progress.end()
        return try finish(report, isJSON: arguments.isJSON)
    }

    private func finish(
        _ report: ImportReport,
        isJSON: Bool
    ) throws(CommandFailure) -> ExitCode {
        let strings = console.strings
        for fault in report.faults { console.complain(strings.text(of: fault), advice: nil) }
        for name in report.ignored { console.note(strings("import.ignored", name)) }
        for doubt in report.doubts { console.note(text(of: doubt)) }
        // Several lines may name one film.
        func films(where condition: (MarksImport.Doubt) -> Bool) -> Int {
            Set(report.doubts.filter(condition).map(\.film)).count
        }
        var code = max(
            report.faults.isEmpty ? .done : ExitCode.storage,
            report.doubts.isEmpty ? .done : .notFound
        )
        do {
            if isJSON {
                try console.out.text(json(report).text)
            } else {
                try console.out.line(strings("import.added", count: report.added.count))
                let counts = [
                    ("import.present", report.present),
                    ("import.doubts.count", films { !$0.candidates.isEmpty }),
                    ("import.missing.count", films(where: \.candidates.isEmpty)),
                ]
                for (key, count) in counts where count > 0 {
                    try console.out.line(strings(key, count: count))
                }
            }
        } catch {
            code = max(console.report(error), code)
        }
        guard let failure = report.failure else { return code }
        let message = strings.message(for: failure)
        if failure != .cancelled { console.complain(message.text, advice: message.advice) }
        console.note(strings("cli.marks.unfinished"))
        return ExitCode(failure)
    }

    /// Returns a sentence such as `watchlist.csv, line 12: “Solaris (1972)” may be 593 Solaris (1972).`
    /// for a film that isn't certain.
    private func text(of doubt: MarksImport.Doubt) -> String {
        let title = Self.title(doubt.title, doubt.year)
        let place = [doubt.file, String(doubt.line), title]
        guard !doubt.candidates.isEmpty else {
            return console.strings("cli.marks.missing", place[0], place[1], place[2]).harmless
        }
        let films = doubt.candidates.map { item in
            "\(item.id.key) \(Self.title(item.title, item.facets[.released]?.year))"
        }
        return console.strings(
            "cli.marks.doubt",
            place[0],
            place[1],
            place[2],
            films.joined(separator: ", ")
        ).harmless
    }

    private static func title(_ title: String, _ year: Int?) -> String {
        title.shortened() + (year.map { " (\($0))" } ?? "")
    }

    private func json(_ report: ImportReport) -> JSONTree {
        let doubts = report.doubts.map { doubt in
            let candidates = doubt.candidates.map { item in
                JSONTree.members([
                    "id": .string(item.id.key),
                    "title": .string(item.title),
                    "year": item.facets[.released].map { .integer($0.year) },
                ])
            }
            return JSONTree.members([
                "file": .string(doubt.file),
                "line": .integer(doubt.line),
                "title": .string(doubt.title),
                "year": doubt.year.map { .integer($0) },
                "candidates": .array(candidates),
            ])
        }
        let skipped = report.faults.map { fault in
            JSONTree.members([
                "file": .string(fault.file),
                "line": fault.line.map { .integer($0) },
                "entry": fault.entry.map { .integer($0) },
                fault.line == nil ? "path" : "column": .string(fault.place),
                "reason": .string(fault.reason.rawValue),
            ])
        }
        return .members([
            "added": .integer(report.added.count),
            "present": .integer(report.present),
            "doubtful": .array(doubts),
            "skipped": .array(skipped),
            "ignored": .array(report.ignored.map { .string($0) }),
            "complete": .bool(report.failure == nil),
        ])
    }
}
