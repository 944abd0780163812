public import Catalog
import Foundation
public import L10n
public import Library
public import Observation

/// An import of marks from files: its progress, and what needs the user's decision.
@MainActor
@Observable
public final class MarksImportModel: Identifiable {
    /// What the import is doing.
    public enum Step: Hashable, Sendable {
        /// Reading the files.
        case reading
        /// Finding films and adding marks; `done` of `count` are done.
        case adding(done: Int, count: Int)
        /// Everything certain is added, at least until ``failure``.
        case done
        /// A file can't be used, so nothing was changed.
        case unusable(String)
    }

    /// What the import is doing.
    public private(set) var step = Step.reading
    /// The items that got marks, in the order of the files.
    public private(set) var added: [Added] = []
    /// The films to choose, in the order of the files.
    public private(set) var doubts: [Film] = []
    /// The films that weren't found, in the order of the files.
    public private(set) var missing: [Film] = []
    /// The parts of the files that were skipped, with reasons.
    public private(set) var skipped: [String] = []
    /// The maximum number of rows of each kind to show; more would slow down the window.
    public private(set) var limit = 50
    /// Why the import ended early, so that it can be tried again; nil if it didn't.
    public private(set) var failure: CatalogError?

    /// The number of times that adding was started, which distinguishes the results.
    public private(set) var attempts = 0

    /// All text shown to the user.
    public let strings: Localizer
    @ObservationIgnored private let places: [URL]
    @ObservationIgnored private let library: Library
    @ObservationIgnored private var content: MarksImport?
    /// The films that an earlier attempt found.
    @ObservationIgnored private var found: [FilmName: FilmMatches] = [:]
    /// The marks that were added or changed.
    private(set) var marks = AddedMarks()
    private var present = 0
    @ObservationIgnored private let working = TaskSlot()
    @ObservationIgnored private let following = TaskSlot()
    @ObservationIgnored private var choosing: [Film.ID: TaskSlot] = [:]

    init(_ places: [URL], library: Library, strings: Localizer) {
        self.places = places
        self.library = library
        self.strings = strings
    }

    /// Whether files are being read or films are being added.
    public var isRunning: Bool {
        switch step {
        case .reading, .adding: true
        case .done, .unusable: false
        }
    }

    /// The fraction that is done, from 0 to 1; nil while it is unknown.
    public var fraction: Double? {
        guard case .adding(let done, let count) = step, count > 0 else { return nil }
        return Double(done) / Double(count)
    }

    /// What the import is doing, such as "120 of 500"; nil once it has ended.
    public var progressText: String? {
        switch step {
        case .reading: strings("import.reading")
        case .adding(let done, let count):
            strings("import.progress", strings.integer(done), strings.integer(count))
        case .done, .unusable: nil
        }
    }

    /// What became of the import, line by line; empty until it has ended.
    public var result: [String] {
        switch step {
        case .reading, .adding: return []
        case .unusable(let text): return [text]
        case .done: break
        }
        var lines: [String] = []
        if let failure {
            lines = [strings.message(for: failure).body, strings("import.unfinished")]
        }
        lines.append(strings("import.added", count: marks.count))
        let counts = [
            ("import.present", present),
            ("import.doubts.count", doubts.count { !$0.isAdded }),
            ("import.missing.count", missing.count),
            ("import.skipped.count", skipped.count),
        ]
        return lines + counts.filter { $0.1 > 0 }.map { strings($0.0, count: $0.1) }
    }

    /// Whether there are more rows than ``limit``.
    public var hasMore: Bool {
        max(added.count, doubts.count, missing.count, skipped.count) > limit
    }

    /// Whether the import has ended and changed something, and no choice is being stored.
    public var canUndo: Bool {
        !isRunning && marks.count > 0 && doubts.allSatisfy { ($0.chosen != nil) == $0.isAdded }
    }

    // MARK: User actions

    /// Shows more rows.
    public func moreTapped() { limit += 50 }

    /// Continues an import that failed; what was added is only counted.
    public func retryTapped() {
        if !isRunning, failure != nil { add() }
    }

    /// Adds the marks of a film as those of a candidate; does nothing once one is chosen.
    public func candidateTapped(_ item: Item.ID, for film: Film.ID) {
        guard let place = doubts.firstIndex(where: { $0.id == film }),
            doubts[place].chosen == nil
        else { return }
        let chosen = doubts[place].doubts.compactMap { doubt in
            doubt.candidates.first { $0.id == item }.map { (doubt, $0) }
        }
        (doubts[place].chosen, doubts[place].failure) = (item, nil)
        let slot = choosing[film] ?? TaskSlot()
        choosing[film] = slot
        let add = { @Sendable [library] () async throws(CatalogError) in
            var added = AddedMarks()
            for (doubt, item) in chosen { added.append(try await library.add(doubt, as: item)) }
            return added
        }
        slot.run(for: self, add) { model, result in
            guard let place = model.doubts.firstIndex(where: { $0.id == film }) else { return }
            switch result {
            case .success(let added):
                model.marks.append(added)
                model.doubts[place].isAdded = true
            case .failure(let error):
                let text = model.strings.message(for: error).body
                (model.doubts[place].chosen, model.doubts[place].failure) = (nil, text)
            }
        }
    }

    // MARK: Work

    func start() {
        let read = { @Sendable [library, places] () async throws(MarksImport.Failure) in
            try await library.marksImport(of: places)
        }
        working.run(for: self, read) { model, result in
            switch result {
            case .success(let content):
                model.content = content
                model.add()
            case .failure(.file(let unusable)):
                model.step = .unusable(model.strings.text(of: unusable.error, in: unusable.file))
            case .failure(.library(let error)):
                model.step = .unusable(model.strings.message(for: error).body)
            }
        }
    }

    /// Stops the import; what was found is stored.
    func stop() {
        working.cancel()
        following.cancel()
    }

    private func add() {
        guard let content else { return }
        failure = nil
        attempts += 1
        step = .adding(done: 0, count: content.count)
        // Only the newest number matters.
        let (numbers, number) = AsyncStream.makeStream(
            of: Int.self,
            bufferingPolicy: .bufferingNewest(1)
        )
        following.follow(numbers, for: self) { model, result in
            if case .success(let done) = result {
                model.step = .adding(done: done, count: content.count)
            }
        }
        let add = { @Sendable [library, strings, found] () async -> Outcome in
            let report = await library.add(content, found: found) { number.yield($0) }
            let films = Film.films(of: report.doubts, library.catalogs, strings)
            return Outcome(
                report: report,
                added: Added.items(of: report.added.marks, strings),
                skipped: report.faults.map(strings.text)
                    + report.ignored.map { strings("import.ignored", $0) },
                doubts: films.filter { !$0.candidates.isEmpty },
                missing: films.filter(\.candidates.isEmpty)
            )
        }
        working.run(for: self, add) { model, result in
            if case .success(let outcome) = result { model.came(outcome) }
        }
    }

    /// What became of an attempt; made off the main thread, because there may be many films.
    private struct Outcome: Sendable {
        let report: ImportReport
        let added: [Added]
        let skipped: [String]
        let doubts: [Film]
        let missing: [Film]
    }

    private func came(_ outcome: Outcome) {
        following.cancel()
        let report = outcome.report
        // What an earlier attempt added is present now.
        let count = report.added.count + report.present
        marks.append(report.added)
        added += outcome.added
        present = max(0, count - marks.count)
        let known = doubts.filter { $0.chosen != nil }
        (doubts, missing) = (outcome.doubts, outcome.missing)
        found = report.found
        skipped = outcome.skipped
        failure = report.failure
        step = .done
        // The files may name a chosen film again, further down.
        for film in known { film.chosen.map { candidateTapped($0, for: film.id) } }
    }
}
