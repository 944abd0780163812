public import Catalog
import SQLiteKit

extension Library {
    /// How many films' marks are added in one transaction.
    private static let batch = 50

    /// Adds the marks of files; nothing is removed.
    ///
    /// Films are requested one after another. Only certain ones are added: the doubtful, and those
    /// whose titles the service refuses, are listed. Everything found until a failure, or until the
    /// task is cancelled, is stored.
    ///
    /// - Parameters:
    ///   - files: the files.
    ///   - found: the films of an earlier attempt, which aren't requested again; none by default.
    ///   - progress: called after each film, with the number of films and marks that are done.
    /// - Returns: what was added, what isn't certain, and why it ended early if it did.
    public func add(
        _ files: MarksImport,
        found: [FilmName: FilmMatches] = [:],
        progress: @escaping @Sendable (Int) -> Void = { _ in }
    ) async -> ImportReport {
        var result = ImportReport(faults: files.faults, ignored: files.ignored, found: found)
        do throws(CatalogError) {
            for start in stride(from: 0, to: files.marks.count, by: 1_000) {
                if Task.isCancelled { throw .cancelled }
                let marks = Array(files.marks[start..<min(start + 1_000, files.marks.count)])
                try await add(marks, to: &result)
                progress(start + marks.count)
            }
            try await add(files.films, after: files.marks.count, progress, to: &result)
        } catch {
            result.failure = error
        }
        return result
    }

    /// Restores the marks as they were before some were added or changed; makes no request.
    ///
    /// Marks that have changed since then are restored, too. After an error, some may not be; doing
    /// it again restores the others.
    ///
    /// - Throws: `storage`; `cancelled`.
    public func undo(_ added: AddedMarks) async throws(CatalogError) {
        var rest = added.inverse[...]
        while !rest.isEmpty {
            if Task.isCancelled { throw .cancelled }
            try await store.edit(rest.suffix(1_000).reversed())
            rest = rest.dropLast(1_000)
        }
    }

    /// Adds the marks of a film that the user chose.
    ///
    /// - Returns: the marks that were added or changed.
    /// - Throws: `notFound` if the catalog doesn't exist; `storage`.
    public func add(
        _ doubt: MarksImport.Doubt,
        as item: Item
    ) async throws(CatalogError) -> AddedMarks {
        let realm = try source(of: item.id.catalog).realm
        return try await add(
            doubt.marks.map { ExportedMark(item, $0, seconds: doubt.seconds, realm: realm) }
        )
    }

    private func add(
        _ marks: [ExportedMark],
        to result: inout ImportReport
    ) async throws(CatalogError) {
        guard !marks.isEmpty else { return }
        let added = try await add(marks)
        result.added.append(added)
        result.present += marks.count - added.count
    }

    private func add(
        _ films: [(file: String, row: FilmRow)],
        after count: Int,
        _ progress: @Sendable (Int) -> Void,
        to result: inout ImportReport
    ) async throws(CatalogError) {
        guard !films.isEmpty else { return }
        guard let source = sources.all.first(where: { $0.provider.descriptor.filmColumn != nil })
        else { throw .notFound(message: nil) }
        var waiting: [ExportedMark] = []
        var failure: CatalogError?
        for (index, film) in films.enumerated() {
            do throws(CatalogError) {
                if Task.isCancelled { throw .cancelled }
                let matches = try await matches(film.row, result.found[film.row.name], source)
                result.found[film.row.name] = matches
                if matches.certain.count == 1 {
                    waiting += film.row.marks.map {
                        ExportedMark(
                            matches.certain[0],
                            $0,
                            seconds: film.row.seconds,
                            realm: source.realm
                        )
                    }
                } else {
                    result.doubts.append(MarksImport.Doubt(film.row, of: film.file, matches))
                }
            } catch {
                guard error.concernsOnlyOneFilm else {
                    failure = error
                    break
                }
                result.faults.append(MarksImport.Fault(refused: film.row, of: film.file))
            }
            progress(count + index + 1)
            guard index % Self.batch == Self.batch - 1 else { continue }
            try await add(waiting, to: &result)
            waiting = []
        }
        try await add(waiting, to: &result)
        if let failure { throw failure }
    }

    private func matches(
        _ name: FilmName,
        _ source: CatalogSource
    ) async throws(CatalogError) -> FilmMatches {
        // A stored title may be that of another film of the same year.
        if case .key(let key) = name, let stored = try await item(source.scope.id(key)) {
            return FilmMatches(certain: [stored])
        }
        do throws(CatalogError) {
            return try await service(of: source.provider.descriptor.id).call {
                () async throws(CatalogError) in
                try await source.provider.films(named: name)
            }.value
        } catch .notFound {
            return FilmMatches()
        }
    }

    /// Returns the films that a row of a list means or might mean.
    ///
    /// A number that the service doesn't know may belong to something else with the same title, so
    /// films with the title are only possible then.
    private func matches(
        _ row: FilmRow,
        _ known: FilmMatches?,
        _ source: CatalogSource
    ) async throws(CatalogError) -> FilmMatches {
        if let known { return known }
        // The numbers of such a list aren't those of sample films.
        if case .key = row.name, source.realm == .demo {
            return try await matches(.title(row.title, year: row.year), source)
        }
        let found = try await matches(row.name, source)
        guard case .imdb = row.name, found == FilmMatches() else { return found }
        let titled = try await matches(.title(row.title, year: row.year), source)
        return FilmMatches(possible: titled.certain + titled.possible)
    }
}

extension MarksImport.Doubt {
    /// The maximum number of candidates.
    private static let most = 5

    fileprivate init(_ row: FilmRow, of file: String, _ matches: FilmMatches) {
        self.init(
            file: file,
            line: row.line,
            title: row.title,
            year: row.year,
            candidates: Array((matches.certain + matches.possible).prefix(Self.most)),
            marks: row.marks,
            seconds: row.seconds
        )
    }
}

extension MarksImport.Fault {
    fileprivate init(refused row: FilmRow, of file: String) {
        self.init(file: file, line: row.line, place: "Title", reason: .refused)
    }
}

extension CatalogError {
    /// Whether the service refused what was asked, such as a title that it can't search for, and
    /// might not refuse another title.
    ///
    /// https://www.rfc-editor.org/rfc/rfc9110#section-15.5
    fileprivate var concernsOnlyOneFilm: Bool {
        if case .server(let status, _) = self {
            [400, 413, 414, 422].contains(status)
        } else {
            false
        }
    }
}
