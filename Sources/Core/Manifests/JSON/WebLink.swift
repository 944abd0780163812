import Primitives

/// The links of a `Link` header (RFC 8288).
///
/// https://www.rfc-editor.org/rfc/rfc8288#section-3
enum WebLink {
    /// Returns the target of the first link with the relation `next`, as it is written; nil without
    /// one.
    static func next(in header: String) -> String? {
        var rest = header[...]
        while let start = rest.firstIndex(of: "<") {
            let afterStart = rest[rest.index(after: start)...]
            guard let end = afterStart.firstIndex(of: ">") else { return nil }
            let parameters = parameters(afterStart[afterStart.index(after: end)...])
            let isNext = parameters.text.split(separator: ";").contains { parameter in
                let parts = parameter.lowercased().split(separator: "=", maxSplits: 1)
                let values = parts.last?.filter { $0 != "\"" }.split(separator: " ")
                return parts.first.map { String($0).trimmed } == "rel"
                    && values?.contains("next") == true
            }
            if isNext { return String(afterStart[..<end]) }
            rest = parameters.rest
        }
        return nil
    }

    /// Returns the text up to the next link, which a comma outside quotation marks separates.
    private static func parameters(_ text: Substring) -> (text: Substring, rest: Substring) {
        var isQuoted = false
        for index in text.indices {
            if text[index] == "\"" { isQuoted.toggle() }
            if text[index] == ",", !isQuoted { return (text[..<index], text[index...]) }
        }
        return (text, "")
    }
}
