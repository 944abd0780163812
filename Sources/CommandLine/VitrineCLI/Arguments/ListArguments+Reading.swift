import Catalog
import Primitives

extension ListArguments {
    init(_ reader: ArgumentReader<CommandOption>) throws(UsageError) {
        try reader.checkWords(CommandName.list.arguments)
        if reader.has(.page), reader.has(.all) {
            throw .exclusive(CommandOption.page.rawValue, CommandOption.all.rawValue)
        }
        self.init(
            catalog: reader.words[0],
            list: reader.value(.list),
            pages: try Self.pages(reader),
            search: try Self.search(reader),
            sort: reader.value(.sort),
            genres: reader.values(.genre),
            years: try Self.years(reader),
            minimumRating: try Self.rating(reader),
            maximumRuntime: try reader.number(.maximumRuntime, in: 1...1_000),
            language: try Self.code(reader, .language, example: "fr")?.lowercased(),
            country: try Self.code(reader, .country, example: "UA")?.uppercased(),
            isOffline: reader.has(.offline),
            isJSON: reader.has(.json)
        )
    }

    private static func pages(_ reader: ArgumentReader<CommandOption>) throws(UsageError) -> Pages {
        if reader.has(.all) { return .all }
        guard let text = reader.value(.page) else { return .one(1) }
        guard let number = number(text), number > 0 else {
            throw .malformed(text, of: CommandOption.page.rawValue, .page(maximum: nil))
        }
        return .one(number)
    }

    private static func search(_ reader: ArgumentReader<CommandOption>) throws(UsageError)
        -> String?
    {
        guard let text = reader.value(.search) else { return nil }
        let trimmed = text.trimmed
        guard !trimmed.isEmpty else {
            throw .malformed(text, of: CommandOption.search.rawValue, .text)
        }
        return trimmed
    }

    private static func years(_ reader: ArgumentReader<CommandOption>) throws(UsageError)
        -> YearRange?
    {
        guard let text = reader.value(.years) else { return nil }
        let ends = text.split(separator: "-", omittingEmptySubsequences: false)
        let years = ends.map { number($0) }
        // Either end may be missing, but if given, it must be a year.
        guard zip(ends, years).allSatisfy({ $0.isEmpty || (1...9999).contains($1 ?? 0) }),
            (1...2).contains(ends.count),
            let range = YearRange(first: years[0], last: years[ends.count - 1])
        else { throw .malformed(text, of: CommandOption.years.rawValue, .years) }
        return range
    }

    private static func rating(_ reader: ArgumentReader<CommandOption>) throws(UsageError)
        -> Double?
    {
        guard let text = reader.value(.minimumRating) else { return nil }
        let isPlain = text.utf8.allSatisfy {
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
        }
        guard isPlain, let rating = Double(text), rating <= 10 else {
            throw .malformed(text, of: CommandOption.minimumRating.rawValue, .rating)
        }
        return rating
    }

    private static func code(
        _ reader: ArgumentReader<CommandOption>,
        _ option: CommandOption,
        example: String
    ) throws(UsageError) -> String? {
        guard let text = reader.value(option) else { return nil }
        guard text.utf8.count == 2, text.allSatisfy({ $0.isASCII && $0.isLetter }) else {
            throw .malformed(text, of: option.rawValue, .code(example: example))
        }
        return text
    }

    /// Parses a whole number in ASCII digits, without a sign.
    private static func number(_ text: some StringProtocol) -> Int? {
        text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            ? Int(text) : nil
    }
}
