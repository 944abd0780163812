import Catalog
import Foundation
import Primitives

/// A film with marks in another service's file, which names it by title or number.
struct FilmRow: Hashable {
    /// The 1-based line of the file.
    let line: Int
    let name: FilmName
    /// The title, for messages.
    let title: String
    /// The year of release, for messages.
    let year: Int?
    private(set) var marks: [Mark]
    /// When the marks were made, in seconds since 1970; nil if unknown.
    let seconds: Double?

    /// Returns the row with its marks of some kinds; nil if it has none.
    func having(_ kinds: [MarkKind]) -> FilmRow? {
        var row = self
        row.marks = marks.filter { kinds.contains($0.kind) }
        return row.marks.isEmpty ? nil : row
    }
}

/// The rows of a file that Letterboxd or IMDb exported, or that Letterboxd imports.
struct FilmList {
    private(set) var rows: [FilmRow] = []
    /// The lines that can't be used, with the reasons.
    private(set) var faults: [MarksImport.Fault] = []

    /// Reads a file; nil if it isn't one of those.
    ///
    /// Letterboxd's lists have the same columns, so only the file's name, such as `watchlist.csv`,
    /// distinguishes them. IMDb's watchlist has the columns of its other lists, which are read like
    /// it, whatever its name is. IMDb has no files of watched films or favorites.
    init?(_ file: MarksImport.File, filmColumn: String?) {
        guard let table = CSVTable(file.data) else { return nil }
        let columns = Set(table.header)
        let kind = columns.isSuperset(of: ["Position", "Const"]) ? .toWatch : Kind(name: file.name)
        let isIMDb = columns.isSuperset(of: ["Const", "Title"])
        let isLetterboxd = columns.isSuperset(of: ["Name", "Year"])
        let isOwn = columns.isSuperset(of: ["Title", "Year"])
        guard isIMDb || isLetterboxd || isOwn else { return nil }
        let hasMarks = !columns.isDisjoint(
            with: ["Rating", "Your Rating", "Watched Date", "WatchedDate", "Review"]
        )
        guard hasMarks || kind != nil else { return nil }
        for row in table.rows {
            // The words for films differ by language, but some of the others are known. The service
            // distinguishes the rest.
            if let type = row["Title Type"], Self.otherTypes.contains(type.lowercased()) {
                continue
            }
            do throws(Fault) {
                // IMDb's watchlist has ratings, too.
                let isKind = !hasMarks || kind == .toWatch
                var faults: [Fault] = []
                if let film = try Self.film(row, isKind ? kind : nil, filmColumn, &faults) {
                    rows.append(film)
                }
                for fault in faults { add(fault, of: file.name, line: row.line) }
            } catch {
                add(error, of: file.name, line: row.line)
            }
        }
        if let line = table.brokenLine {
            add(Fault(column: "", reason: .malformed), of: file.name, line: line)
        }
    }

    private mutating func add(_ fault: Fault, of file: String, line: Int) {
        faults.append(
            MarksImport.Fault(file: file, line: line, place: fault.column, reason: fault.reason)
        )
    }

    /// Whether a file of Letterboxd's export begins like a list or comments, which have no marks.
    static func isOther(_ data: Data) -> Bool {
        ["Letterboxd list export", "Date,Content,Comment"].contains {
            data.starts(with: Data($0.utf8))
        }
    }

    private struct Fault: Error {
        let column: String
        let reason: MarksImport.Fault.Reason
    }

    /// The mark that all films of a file have.
    private enum Kind {
        case toWatch, watched, favorite

        init?(name: String) {
            // A second download is called `watchlist (1).csv`.
            let file = name.split(separator: "/").last ?? ""
            let pattern = /(?i)(watchlist|watched|films)(?: ?\([0-9]+\)| copy)?\.csv/
            switch file.wholeMatch(of: pattern)?.1.lowercased() {
            case "watchlist": self = .toWatch
            case "watched": self = .watched
            case "films": self = .favorite
            default: return nil
            }
        }

        var mark: Mark {
            switch self {
            case .toWatch: .toWatch
            case .watched: .watched(on: nil)
            case .favorite: .favorite
            }
        }
    }

    private static let otherTypes: Set = [
        "tv series", "tvseries", "tv episode", "tvepisode", "tv mini series", "tvminiseries",
        "video game", "videogame", "podcast series", "podcast episode", "music video",
    ]

    /// Returns the film of a row; nil if it has no mark but a rating of 0, or `faults`.
    ///
    /// A rating or review that can't be used costs only itself.
    private static func film(
        _ row: CSVTable.Row,
        _ kind: Kind?,
        _ filmColumn: String?,
        _ faults: inout [Fault]
    ) throws(Fault) -> FilmRow? {
        let year = try year(row)
        guard let text = row["Name"] ?? row["Title"] else {
            throw Fault(column: "Title", reason: .missing)
        }
        let title = text.repaired
        let name: FilmName =
            if let key = filmColumn.flatMap({ row[$0] }) {
                .key(key)
            } else if let number = row["Const"] ?? row["imdbID"] {
                .imdb(number)
            } else {
                .title(title, year: year)
            }
        let day = try day(row, "Watched Date", "WatchedDate")
        var marks: [Mark] = [kind?.mark, day.map { .watched(on: $0) }].compactMap(\.self)
        do throws(Fault) {
            if let rating = try rating(row) { marks.append(rating) }
        } catch {
            faults.append(error)
        }
        do throws(Fault) {
            if let note = try note(row) { marks.append(note) }
        } catch {
            faults.append(error)
        }
        if marks.isEmpty, !faults.isEmpty { return nil }
        // Vitrine exports a film like this that was watched on a day that isn't known.
        if marks.isEmpty, filmColumn.flatMap({ row[$0] }) != nil { marks = [.watched(on: nil)] }
        if marks.isEmpty {
            if row["Rating"] ?? row["Your Rating"] != nil { return nil }
            throw Fault(column: "Rating", reason: .missing)
        }
        let changed = try self.day(row, "Date", "Date Rated", "WatchedDate", "Created")
        return FilmRow(
            line: row.line,
            name: name,
            title: title,
            year: year,
            marks: marks,
            seconds: changed.map(\.noon)
        )
    }

    private static func year(_ row: CSVTable.Row) throws(Fault) -> Int? {
        guard let text = row["Year"] else { return nil }
        guard text.utf8.count == 4, let day = Day(iso: text) else {
            throw Fault(column: "Year", reason: .malformed)
        }
        return day.year
    }

    /// Returns the day in the first of some columns that has one: `2026-02-13`, also with a time
    /// after it, or `13.02.2026`.
    private static func day(_ row: CSVTable.Row, _ columns: String...) throws(Fault) -> Day? {
        guard let column = columns.first(where: { row[$0] != nil }), let text = row[column] else {
            return nil
        }
        var iso = text
        if let match = text.wholeMatch(of: /([0-9]{4}-[0-9]{2}-[0-9]{2})[T ][0-9:.]+Z?/) {
            iso = String(match.1)
        } else if let match = text.wholeMatch(of: /([0-9]{2})\.([0-9]{2})\.([0-9]{4})/) {
            iso = "\(match.3)-\(match.2)-\(match.1)"
        }
        guard let day = Day(iso: iso), day.day != nil, day.hasCome else {
            throw Fault(column: column, reason: .malformed)
        }
        return day
    }

    /// Returns the note in a review.
    private static func note(_ row: CSVTable.Row) throws(Fault) -> Mark? {
        guard var review = row["Review"]?.repaired else { return nil }
        // Letterboxd's own files have HTML; a table of Vitrine has the note as it is.
        if row["Name"] != nil { review = HTMLText.plain(review) }
        guard review.count <= MarkKind.longestNote else {
            throw Fault(column: "Review", reason: .tooLong)
        }
        return Mark.note(from: review)
    }

    /// Returns the rating, which some write with a comma; 0 means that there isn't one.
    ///
    /// IMDb's are from 1 to 10.
    private static func rating(_ row: CSVTable.Row) throws(Fault) -> Mark? {
        let column = row["Your Rating"] == nil ? "Rating" : "Your Rating"
        guard let text = row[column]?.replacing(",", with: "."),
            text.wholeMatch(of: /0+(\.0+)?/) == nil
        else { return nil }
        let whole = text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
        let rating =
            column == "Rating" ? OwnRating(text: text) : whole.flatMap(OwnRating.init(halfStars:))
        guard let rating else { throw Fault(column: column, reason: .malformed) }
        return .rating(rating)
    }
}

extension Day {
    /// The seconds since 1970 at noon of the day in Greenwich.
    fileprivate var noon: Double {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = DateComponents(year: year, month: month ?? 1, day: day ?? 1, hour: 12)
        return calendar.date(from: parts)?.timeIntervalSince1970 ?? 0
    }
}

extension String {
    /// The text before it was read as Mac Roman and saved again, in which `’` became `‚Äô`.
    fileprivate var repaired: String {
        guard contains("‚Ä") || contains("√") else { return self }
        let bytes = unicodeScalars.map { scalar in
            scalar.isASCII ? UInt8(scalar.value) : Self.macRoman[scalar]
        }
        let known = bytes.compactMap(\.self)
        guard known.count == bytes.count else { return self }
        return String(validating: known, as: UTF8.self) ?? self
    }

    /// The bytes of Mac Roman's letters beyond ASCII, which Foundation can't write on Linux.
    ///
    /// https://www.unicode.org/Public/MAPPINGS/VENDORS/APPLE/ROMAN.TXT
    private static let macRoman: [Unicode.Scalar: UInt8] = {
        let letters =
            "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø"
            + "¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›\u{FB01}\u{FB02}‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ"
        return Dictionary(uniqueKeysWithValues: zip(letters.unicodeScalars, UInt8(0x80)...0xFF))
    }()
}
