import Catalog
import Foundation
import JSONText
import Networking

/// A fact that rows seem to have.
struct FactGuess: Sendable {
    let place: String
    let sample: String
    var kind = FacetKind.text
    /// Keys for it, the best one first.
    private(set) var keys: [String]
    /// The caption, unless the key is Vitrine's own.
    let caption: String
    /// How useful it is, compared with others.
    private(set) var weight = 50
    /// For a rating: the greatest value, and the place of the votes.
    private(set) var scale: Int?
    private(set) var votes: String?
    /// Whether it is running text.
    private(set) var isBody = false

    private static let overviews =
        ("""
    overview summary description synopsis plot abstract content body extract explanation excerpt \
    about instructions
    """).list
    private static let releases =
        ("""
    released releasedate premiered firstairdate airdate firstpublishyear publishdate \
    publisheddate publicationdate published publishedat releaseyear aired firstaired issued \
    dateutc date year publicationyear
    """).list
    private static let days = "date year released published premiered aired born at".list
    private static let votes = "votes votecount ratingscount ratingcount scoredby reviewcount".list
    private static let own = [
        "genre": "genres", "country": "countries", "origincountry": "countries",
        "originaltitle": "originalTitle", "originalname": "originalTitle",
    ]
    private static let lesser =
        "width height lat lng lon latitude longitude timestamp updated modified slug code icon score"
        .list
    private static let least = 15

    /// Guesses what a field says; nil if it isn't a fact: most rows lack it, all have the same, it is
    /// the title once more, or says nothing to people.
    init?(
        _ field: RowField,
        among fields: [RowField],
        title: RowField,
        of address: GuessedAddress
    ) {
        let isSame = field.values.count > 1 && field.variety == 1
        guard field.fill >= 0.5, !isSame, field.depth <= 3, field.isReadable,
            !field.subject.has(RowField.codes), field.lines != title.lines,
            !field.lines.contains(where: { $0.isPictureAddress || $0.hasPrefix("data:") })
        else { return nil }
        (place, sample, caption) = (field.place, field.sample, field.subject.caption)
        let path = MemberName(field.names.flatMap(\.words).joined(separator: " ")).key
        keys = [field.subject.key, path, path + "Value"].filter { !$0.isEmpty }
        let name = field.subject
        let ownName = Self.own[name.joined.singular] ?? ""
        if field.isNames || ["genres", "countries"].contains(ownName) {
            set(.names, ownName, ownName.isEmpty ? 60 : 90)
            if name.joined.hasSuffix("titles") { return nil }
        } else if field.isMany {
            return nil
        } else if let scale = Self.scale(of: field, address) {
            set(.rating, name.joined.hasPrefix("meta") ? "criticRating" : "rating", 95)
            self.scale = scale
            votes =
                fields.first { other in
                    other.names.dropLast() == field.names.dropLast() && other.isNumber
                        && (Self.votes.contains(other.name.joined)
                            || field.depth > 0 && other.name.joined == "count")
                }?.place
        } else if Self.isRuntime(field) {
            set(.number, "runtime", 85)
        } else if field.isDay || Self.isNumericDay(field) {
            let rank = Self.releases.firstIndex(of: name.joined)
            set(.day, rank == nil ? "" : "released", rank.map { 95 - $0 } ?? 40)
        } else if field.isNumber {
            set(.number, "", 38)
        } else if field.isAddress {
            let host = address.url.canonicalHost
            let hosts = field.lines.map { URL(string: $0)?.canonicalHost }
            let isFile = field.lines.contains(where: \.isOtherFile)
            guard !isFile, !hosts.contains(host) else { return nil }
            let isVideo = hosts.allSatisfy { "\($0 ?? "")".contains(/youtu|vimeo/) }
            let isPage = name.has("url link site homepage website page source".list)
            set(isVideo ? .trailer : .link, isVideo ? "trailer" : isPage ? "source" : "", 10)
            weight += isVideo ? 52 : isPage ? 48 - 3 * name.words.count : 0
        } else {
            let isOverview = Self.overviews.contains(name.joined)
            isBody = field.length > 100 || isOverview && field.length > 40
            set(.text, isBody ? "overview" : ownName, isOverview ? 100 : isBody ? 70 : 50)
        }
        weight -=
            5 * field.depth + name.words.count + (name.has(Self.lesser) ? 40 : 0)
            + (field.place.contains("*") && !field.isNames ? 15 : 0)
        if weight < Self.least { return nil }
    }

    private mutating func set(_ kind: FacetKind, _ key: String, _ weight: Int) {
        (self.kind, self.weight) = (kind, weight)
        if !key.isEmpty { keys.insert(key, at: 0) }
    }

    /// Returns the greatest value of a rating: 5, 10 or 100; nil if it isn't one.
    private static func scale(of field: RowField, _ address: GuessedAddress) -> Int? {
        let name = field.subject
        let numbers = field.firsts.compactMap(\.amount)
        guard
            name.has("rating score stars metascore metacritic".list)
                || name.joined == "voteaverage",
            !name.has("count votes number age".list), numbers.count == field.values.count,
            let least = numbers.min(), let most = numbers.max(), least >= 0, most > 1, most <= 100
        else { return nil }
        // The score of a search is how well a row matches.
        if most > 10, name.joined == "score", address.search != nil { return nil }
        return most <= 5 ? 5 : most <= 10 ? 10 : 100
    }

    private static func isRuntime(_ field: RowField) -> Bool {
        let isTime = field.subject.has(["runtime", "minutes"])
        return (isTime || field.subject.has(["duration", "length"]) && !field.isNumber)
            && field.firsts.allSatisfy { $0.minutes != nil }
    }

    /// Whether the values are years or seconds since 1970, by the name.
    private static func isNumericDay(_ field: RowField) -> Bool {
        let isMoment = field.subject.words.last == "at"
        return field.subject.has(days)
            && field.firsts.allSatisfy { value in
                Day(lenient: value) != nil && (!isMoment || value.number.map { $0 > 1e8 } != false)
            }
    }
}
