import Catalog
import Foundation
import JSONText
import Providers

/// A value that rows have at a place, from which it is guessed what it means.
struct RowField {
    /// The place in a row, such as `/image/medium` or `/genres/*/name`.
    let place: String
    /// The names of the members on the way to it.
    let names: [MemberName]
    /// The values of the rows that have any.
    let values: [[JSON]]
    /// The share of the rows that have a value.
    let fill: Double
    /// How many values differ from the others.
    let variety: Int

    /// Names that mean what the name before them means.
    private static let general =
        "name title label value text rendered displayname default url href src average from".list

    /// Creates a field of rows, whose values are given by their places; nil if fewer than three rows
    /// in ten have a value.
    init?(place: String, names: [MemberName], rows: [[String: [JSON]]]) {
        values = rows.compactMap { $0[place] }
        guard !values.isEmpty, values.count * 10 >= rows.count * 3 else { return nil }
        (self.place, self.names) = (place, names)
        fill = Double(values.count) / Double(rows.count)
        variety = Set(values.map { $0.compactMap(\.text) }).count
    }

    var depth: Int { names.count - 1 }
    var name: MemberName { names[depth] }
    var isGeneral: Bool { Self.general.contains(name.joined) }
    /// The name that says what the value is: `rating` of `/rating/average`.
    var subject: MemberName { depth > 0 && isGeneral ? names[depth - 1] : name }

    /// Whether a row has several values.
    var isMany: Bool { place.contains("/*") && values.contains { $0.count > 1 } }
    /// Whether each row has a list of names.
    var isNames: Bool {
        (place.hasSuffix("/*") || place.contains("/*") && isGeneral) && !isNumber && !isAddress
            && length <= 60
    }
    var differs: Bool { variety == values.count }
    var firsts: [JSON] { values.map { $0[0] } }
    var lines: [String] { firsts.compactMap(\.line) }
    var isReadable: Bool { lines.count == values.count }
    /// The mean length of the texts.
    var length: Int { lines.reduce(0) { $0 + $1.count } / max(lines.count, 1) }
    /// The values of the first row, for people.
    var sample: String {
        values[0].prefix(5).compactMap(\.line).joined(separator: ", ").shortened(to: 60)
    }
    var isNumber: Bool {
        firsts.allSatisfy { $0.number != nil || $0.string.flatMap(Double.init) != nil }
    }
    var isAddress: Bool { lines.allSatisfy(\.isAddress) }
    /// Whether each value is a day, and isn't only a number.
    var isDay: Bool {
        firsts.allSatisfy { value in
            let digits = (value.string ?? "").count(where: \.isNumber)
            return digits >= 4 && digits != value.string?.count && Day(lenient: value) != nil
        }
    }
}

// MARK: Parts of an item

extension RowField {
    private static let owners =
        ("""
    artist author user owner creator publisher brand network company collection album group \
    category genre team country city state first last middle nick file host domain class type \
    parent species language currency region source developer channel station venue origin \
    location department place native studio
    """).list
    private static let variants =
        "original japanese english alt alternative short sort ascii official old sub story".list
    private static let titles =
        "name title displayname headline fullname label username caption subject question quote"
        .list
    private static let innerTitles = "rendered english en common default romaji official".list
    private static let ids =
        ("""
    id uuid guid key slug isbn cca3 code sku ean barcode symbol handle url href self uri date
    """).list
    private static let pictures =
        ("""
    image images img picture pictures photo photos poster cover thumbnail thumbnails thumb \
    artwork avatar flag flags badge icon banner backdrop screenshot sprite sprites portrait logo
    """).list
    private static let sizes = [
        "poster": 6, "cover": 6, "default": 6, "flag": 4, "front": 4, "medium": 3, "large": 2,
        "big": 2, "thumbnail": -1, "original": -2, "full": -2, "webp": -3, "thumb": -4,
        "small": -8, "banner": -8, "backdrop": -8, "screenshot": -8, "back": -10, "tiny": -12,
        "mini": -12, "logo": -12, "icon": -15,
    ]
    private static let subtitles =
        ("""
    subtitle tagline author artist creator director brand developer network studio channel \
    publisher species category region country department type genre status
    """).list
    /// Words of values that say nothing to people.
    static let codes =
        "id ids uuid guid etag hash md sha lqip color kind i key href self relevance".list

    /// How likely it is a title; nil if it can't be one.
    ///
    /// `noun` is the word for one of the rows.
    func titleScore(_ noun: String) -> Int? {
        guard !isMany, depth <= 3, fill >= 0.8, !isAddress, firsts.allSatisfy({ $0.title != nil })
        else { return nil }
        let outer = depth > 0 ? names[depth - 1].joined : ""
        let score: Int
        if let rank = Self.titles.firstIndex(of: name.joined) {
            score = 120 - 3 * rank
        } else if ["title", "name"].contains(outer),
            let rank = Self.innerTitles.firstIndex(of: name.joined)
        {
            score = 125 - rank
        } else if ["title", "name"].contains(name.words.last) || name.words == [noun] {
            score = 88
        } else if !isNumber, !isDay, !place.contains("*"), differs, !name.has(Self.codes) {
            score = 25
        } else {
            return nil
        }
        let owners = names.flatMap(\.words).count { Self.owners.contains($0) && $0 != noun }
        let isVariant = name.words.count > 1 && name.has(Self.variants)
        return score - 35 * owners - (isVariant ? 30 : 0) - (length > 120 ? 40 : 0) - 25 * depth
            - (place.contains("*") ? 6 : 0) + (differs ? 20 : 0)
    }

    /// How likely it is an id; nil if it can't be one.
    func idScore(_ title: RowField?, _ noun: String) -> Int? {
        guard fill == 1, differs, !isMany, depth <= 3,
            firsts.allSatisfy({ ($0.text ?? "").utf8.count <= 500 })
        else { return nil }
        let isNamed = name.words.last?.hasSuffix("id") == true || name.has(["id"])
        let rank = Self.ids.firstIndex(of: name.joined)
        let score = rank.map { 100 - 4 * $0 } ?? (isNamed ? 76 : place == title?.place ? 24 : 5)
        let isShared = name.has((title?.name.words ?? []) + [noun])
        return score + (isShared ? 6 : 0) - 12 * depth
            - (lines.contains(where: \.isPictureAddress) ? 60 : 0)
    }

    /// How likely it is a picture; nil if it can't be one.
    func pictureScore(_ addresses: PictureAddresses) -> Int? {
        let texts = values.compactMap { $0.lazy.compactMap(\.address).first }
        let isNamed = names.contains { $0.has(Self.pictures) }
        let hasEnd = texts.contains(where: \.isPictureAddress)
        guard isNamed || hasEnd, !texts.isEmpty,
            texts.allSatisfy({ text in
                (text.isAddress || text.isPictureAddress && text.contains("/"))
                    && !text.isOtherFile
                    && addresses.path(text) != nil
            })
        else { return nil }
        var score = (hasEnd ? 50 : 10) + (isNamed ? 40 : 0) + (fill > 0.8 ? 30 : 0)
        for text in names.flatMap(\.words) {
            score += (Self.sizes[text] ?? 0) - (Self.owners.contains(text) ? 20 : 0)
            score += Int(text).map { min($0, 600) / 30 } ?? 0
        }
        return score - 3 * depth - name.words.count - (place.contains("*") ? 6 : 0)
    }

    /// How likely it is the line below a title; nil if it can't be one.
    func subtitleScore() -> Int? {
        guard !isMany || isNames, !isNumber, !isAddress, isReadable, length <= 60, !isDay,
            depth <= 3, fill >= 0.5, variety > 1 || values.count == 1, !name.has(Self.codes)
        else { return nil }
        let rank = subject.words.flatMap { [$0, $0.singular] }
            .compactMap(Self.subtitles.firstIndex).min()
        return (rank.map { 80 - 3 * $0 } ?? 0) - 3 * depth - 4 * (subject.words.count - 1)
    }
}

extension String {
    /// Whether it begins like an address with a host.
    var isAddress: Bool {
        ["http://", "https://", "//"].contains { prefix(8).lowercased().hasPrefix($0) }
    }

    var isPictureAddress: Bool {
        !contains(" ") && "jpg jpeg png webp gif avif".list.contains(fileType)
    }

    /// Whether it is the address of a file that is neither a page nor a picture that can be shown.
    var isOtherFile: Bool { "svg mp3 mp4 m4a webm ogg pdf json xml zip".list.contains(fileType) }

    /// The letters after the last dot of an address's path.
    private var fileType: String {
        let name = prefix { $0 != "?" && $0 != "#" }.split(separator: "/").last ?? ""
        return name.split(separator: ".").dropFirst().last?.lowercased() ?? ""
    }
}
