public import Catalog
public import ImagePipeline
import L10n
import Library

extension CatalogPreviewModel {
    /// A part of a draft, and the places that it can be read from.
    public struct Choice: Identifiable, Hashable, Sendable {
        /// The part.
        public let id: CatalogDraft.Part
        /// The part's name.
        public let caption: String
        /// The places, those of texts with the value in the first row, and that the part is omitted.
        public let options: [String]
        /// The 0-based position of the option in use.
        public let selected: Int
    }

    /// The title, the subtitle and the picture, unless there is nothing to choose; empty for a
    /// catalog that isn't made from an address.
    public var choices: [Choice] {
        (draft?.guesses ?? []).compactMap { guess in
            let places = places(of: guess)
            guard places.count > 1 else { return nil }
            let texts = guess.choices.map { choice in
                // The rows show the picture itself.
                guess.part == .picture
                    ? shown(choice.place) : "\(shown(choice.place)): \(choice.sample)"
            }
            return Choice(
                id: guess.part,
                caption: strings.caption(of: guess.part),
                options: texts
                    + places.dropFirst(texts.count).map { _ in strings("draft.omitted") },
                selected: places.firstIndex(of: guess.place) ?? 0
            )
        }
    }

    /// Whether the catalog is made from an address.
    public var isDraft: Bool { draft != nil }

    /// The 0-based position of the option that a part is read from.
    ///
    /// Setting it makes no request.
    public subscript(chosen part: CatalogDraft.Part) -> Int {
        get { choices.first { $0.id == part }?.selected ?? 0 }
        set { chosen(newValue, for: part) }
    }

    private func chosen(_ option: Int, for part: CatalogDraft.Part) {
        guard let draft, let guess = draft.guesses.first(where: { $0.part == part }),
            places(of: guess).indices.contains(option)
        else { return }
        self.draft = draft.choosing(places(of: guess)[option], for: part)
        readDraft()
    }

    /// Returns a request for a picture of a row at a size; nil if its path is invalid.
    public func imageRequest(for artwork: Artwork, fit: ImageRequest.Fit) -> ImageRequest? {
        provider.flatMap { ImageRequest(preview: artwork, by: $0, at: host, fit: fit) }
    }

    /// Shows the rows that the draft's file finds in the response.
    func readDraft() {
        guard let draft else { return }
        source = .text(draft.file)
        let read = { @Sendable [service, source] () async throws(CatalogError) in
            let provider = try draft.provider()
            let entry: CatalogEntry
            do throws(ManifestError) {
                // Which lines of a replaced file change depends on the places.
                entry = try await service.check(source)
            } catch {
                // The provider has read the same file.
                throw .badResponse(nil)
            }
            return (provider, entry, try await provider.sample())
        }
        loading.run(for: self, read) { model, result in
            model.isTrying = false
            switch result {
            case .success(let (provider, entry, sample)):
                model.warnings = model.strings.warnings(of: entry)
                model.provider = provider
                model.show(.rows(sample))
                for gap in sample.gaps { model.show(.gap(gap, rows: sample.rowCount)) }
            case .failure(let error): model.content = .failed(error, previous: nil)
            }
        }
    }

    /// What was guessed and can't be chosen here.
    var guesses: [String] {
        let chosen = Set(choices.map(\.id))
        return (draft?.guesses ?? []).filter { !chosen.contains($0.part) }.map { guess in
            let place = guess.place.map { " (\(shown($0)))" } ?? ""
            return "\(strings.caption(of: guess.part)): \(text(of: guess.finding))\(place)"
        }
    }

    private func text(of finding: CatalogDraft.Finding) -> String {
        if case .key = finding { strings("draft.key.kept") } else { strings.text(of: finding) }
    }

    /// The places of a guess; nil omits the part.
    private func places(of guess: CatalogDraft.Guess) -> [String?] {
        guard !guess.choices.isEmpty else { return [] }
        return guess.choices.map(\.place) + (guess.part == .title ? [] : [nil])
    }

    /// The row itself is at an empty place.
    private func shown(_ place: String) -> String { place.isEmpty ? "\"\"" : place }
}

extension Localizer {
    /// Describes what a file replaces, and what is ignored in it.
    func warnings(of entry: CatalogEntry) -> [String] {
        entry.replaced.flatMap(lines) + entry.issues.map(text)
    }
}
