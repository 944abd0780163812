import Catalog
import Foundation
import JSONText
import Networking
import Providers

/// A catalog's file, guessed from one response of a service and its address.
struct AddressGuess: Sendable {
    let address: GuessedAddress
    let rows: (place: String, count: Int)
    let id: CatalogDraft.Choice
    /// The beginning and the end of each id.
    let idMarks: (start: String, end: String)
    /// The places that may have a part, the likeliest one first.
    let choices: [CatalogDraft.Part: [CatalogDraft.Choice]]
    /// The places that parts are read from.
    var chosen: [CatalogDraft.Part: String]
    /// Facts, the most useful ones first.
    let facts: [FactGuess]
    /// The ids that other catalogs have.
    var taken: Set<CatalogID> = []
    private(set) var paging: GuessedPaging?
    private(set) var pages = CatalogDraft.Pages.none
    /// The ids of the first page.
    private let keys: Set<String>

    private static let mostChoices = 8

    /// Guesses from page one of a list.
    init(
        of response: JSON,
        headers: HTTPHeaders = [:],
        from address: GuessedAddress
    ) throws(CatalogError) {
        let found = try ResponseRows(of: response, besides: address.secret)
        let general = "results items data docs hits records entries objects rows geosearch".list
        let last = found.place.split(separator: "/").last {
            $0 != "*" && !general.contains("\($0)")
        }
        let noun = last.map { MemberName(String($0)) } ?? address.noun
        let word = (noun?.words.last ?? "").singular
        let titles = found.fields.ranked { $0.titleScore(word) }
        let ids = found.fields.ranked { $0.idScore(titles.first, word) }
        guard let title = titles.first ?? ids.first, let key = ids.first ?? titles.first else {
            throw .badResponse(.noRows(ResponseShape(of: response)))
        }
        let pictures = found.fields.ranked { [addresses = PictureAddresses(service: address.url)] in
            $0.pictureScore(addresses)
        }
        let subtitles = found.fields.ranked { $0.place == title.place ? nil : $0.subtitleScore() }
        self.address = address
        rows = (found.place, found.nodes.count)
        id = key.choice
        let marks = Self.marks(of: key.lines)
        let isUsable =
            marks.start.utf8.count <= ManifestValue.longestMark
            && (address.secret.isEmpty || !marks.start.contains(address.secret))
        idMarks = isUsable ? marks : ("", "")
        choices = [.title: titles, .subtitle: subtitles, .picture: pictures]
            .mapValues { $0.prefix(Self.mostChoices).map(\.choice) }
        chosen = [.title: title.place, .picture: pictures.first?.place].compactMapValues(\.self)
        // One without a known name is only offered.
        chosen[.subtitle] = subtitles.first { ($0.subtitleScore() ?? 0) > 10 }?.place
        facts = found.fields.filter { $0.place != key.place || $0.isDay }
            .compactMap { FactGuess($0, among: found.fields, title: title, of: address) }
            .sorted { ($1.weight, $0.place) < ($0.weight, $1.place) }
        paging = GuessedPaging(address, response, headers, found)
        keys = Self.keys(of: found.nodes, at: key.place)
        if paging?.isOnePage == true { pages = .one }
    }

    /// Returns the beginning that all ids have, and the slash at the end, if they are addresses.
    private static func marks(of ids: [String]) -> (start: String, end: String) {
        guard let first = ids.first, let slash = first.dropLast().lastIndex(of: "/") else {
            return ("", "")
        }
        let start = String(first[...slash])
        let isStart = ids.allSatisfy { $0.hasPrefix(start) && $0.count > start.count }
        guard isStart, !start.contains("?") else { return ("", "") }
        return (start, ids.allSatisfy { $0.hasSuffix("/") } ? "/" : "")
    }

    private static func keys(of rows: [JSON], at place: String) -> Set<String> {
        guard let pointer = JSONPointer(place) else { return [] }
        return Set(rows.compactMap { pointer.values(in: $0)?.first?.text })
    }

    /// Keeps the paging though page two couldn't be read.
    mutating func couldNotProve() { pages = .unproved }

    /// Compares page two with page one; without other rows, the list isn't paged.
    ///
    /// - Parameter response: page two; nil if the service has none.
    mutating func prove(by response: JSON?) {
        let found = response.flatMap { JSONPointer(rows.place)?.values(in: $0) } ?? []
        let nodes = found.flatMap { $0.elements ?? [$0] }
        let other = Self.keys(of: nodes, at: id.place).subtracting(keys)
        if !other.isEmpty {
            pages = .several(rows: other.count)
        } else if nodes.isEmpty, let size = paging?.size, rows.count < size {
            pages = .one
        } else {
            (pages, paging) = (.same, nil)
        }
    }
}

extension RowField {
    fileprivate var choice: CatalogDraft.Choice {
        CatalogDraft.Choice(place: place, sample: sample)
    }
}

extension [RowField] {
    /// Returns the fields that have a score, the greatest one first.
    fileprivate func ranked(_ score: (RowField) -> Int?) -> [RowField] {
        compactMap { field in score(field).map { (field, $0) } }
            .sorted { ($1.1, $0.0.place) < ($0.1, $1.0.place) }.map(\.0)
    }
}
