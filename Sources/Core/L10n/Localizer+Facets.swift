public import Catalog
import Foundation
import Primitives

extension Localizer {
    /// Where a facet's value appears.
    public enum FacetContext: Sendable {
        /// In a row, where the text is short.
        case row
        /// On the details page, where the text is complete.
        case details
        /// In the text spoken by a screen reader.
        case speech
    }

    /// Formats a facet's value, in one way per kind.
    ///
    /// - Parameters:
    ///   - value: the value to format.
    ///   - unit: the value's unit; none by default.
    ///   - context: where the text appears.
    /// - Returns: the text; empty if there is nothing to count.
    public func text(
        of value: FacetValue,
        counting unit: FacetUnit = .none,
        in context: FacetContext
    ) -> String {
        switch (value, unit) {
        case (.names(let names), .things(let key)) where context != .details:
            count(of: Double(names.count), key: key)
        case (.number(let value), .things(let key)): count(of: value, key: key)
        case (.names(let names), .words(let words)) where context != .details:
            names.isEmpty ? "" : count(of: Double(names.count), words)
        case (.number(let value), .words(let words)): count(of: value, words)
        case (.text(let text), .word(let prefix)): word(text, under: prefix)
        default: text(of: value, in: context)
        }
    }

    private func text(of value: FacetValue, in context: FacetContext) -> String {
        switch value {
        // A row has room for lines of a paragraph, not for paragraphs.
        case .text(let text): context == .details ? text : text.onOneLine
        case .names(let names): names.joinedLeftToRight(separator: ", ")
        case .number(let value): number(value)
        case .rating(let value): ratingText(value, in: context)
        case .day(let value): context == .details ? day(value) : String(value.year)
        case .person(let person): person.name
        case .trailer(let trailer): trailer.site
        case .link(let url): url.absoluteString
        case .people(let people): people.map(\.name).joinedLeftToRight(separator: ", ")
        }
    }

    /// Translates a service's word by its key, which begins with `prefix`; a word without a key stays
    /// the same.
    public func word(_ word: String, under prefix: String) -> String {
        let name = word.lowercased().map { $0.isLetter ? $0 : "-" }
        let key = "\(prefix).\(String(name))"
        return has(key) ? self(key) : word
    }

    /// Formats a duration: "2 h 32 min", "3 h", "45 minutes"; nil for less than half a minute and
    /// for numbers that can't be minutes.
    public func duration(minutes: Double) -> String? {
        guard let minutes = Int(whole: minutes.rounded()), minutes > 0 else { return nil }
        guard minutes >= 60 else { return self("value.minutes", count: minutes) }
        let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
        return rest == 0
            ? self("value.hours", String(hours))
            : self("value.hours-minutes", String(hours), String(rest))
    }

    private func count(of value: Double, key: String) -> String {
        guard let count = Int(whole: value.rounded()), count > 0 else { return "" }
        return self(key, count: count)
    }

    private func count(of value: Double, _ words: [String: [String: String]]) -> String {
        let forms = words[language.rawValue] ?? words[Language.english.rawValue] ?? [:]
        let category = Int(whole: value).map(language.pluralCategory) ?? .other
        let text = forms[category.rawValue] ?? forms[PluralCategory.other.rawValue] ?? "{count}"
        return text.replacing("{count}", with: number(value))
    }

    private func ratingText(_ value: Rating, in context: FacetContext) -> String {
        switch context {
        case .row: return self("value.rating", rating(value))
        case .speech: return self("value.rating-spoken", rating(value))
        case .details:
            guard let votes = value.votes else { return self("value.rating", rating(value)) }
            return self(
                "value.rating-with-votes",
                self("value.rating", rating(value)),
                self("value.votes", count: votes)
            )
        }
    }
}
