import CXML

/// Text without HTML's tags and entities.
///
/// https://html.spec.whatwg.org/multipage/parsing.html
package enum HTMLText {
    /// The longest text that is parsed, in UTF-8 code units; the rest is dropped.
    private static let longest = 100_000

    /// Prepares libxml2, which two threads that use it first at the same time would block for ever.
    private static let library: Void = xmlInitParser()

    /// Returns a text as people read it: tags dropped, entities decoded, and paragraphs, lines and
    /// list entries on lines of their own.
    ///
    /// A text without HTML's elements and entities stays as it is, such as `AT&T` and `a < b`.
    package static func plain(_ text: String) -> String {
        let isLong = text.utf8.count > longest
        let read = isLong ? String(decoding: text.utf8.prefix(longest), as: UTF8.self) : text
        guard let markup = Markup(in: read) else { return text }
        _ = library
        let lines = HTMLLines(keepsWhiteSpace: markup == .entities)
        let handlers = VtHTMLHandlers(
            started: { data, name in
                if let name { HTMLLines.of(data)?.started(String(cString: name)) }
            },
            ended: { data, name in
                if let name { HTMLLines.of(data)?.ended(String(cString: name)) }
            },
            text: { data, text, count in
                if let text { HTMLLines.of(data)?.add(text, count: count) }
            }
        )
        // Text outside of all elements would begin a paragraph after each of them.
        let html = markup == .entities ? read.replacing("<", with: "&lt;") : read
        var bytes = Array("<div>".utf8) + withoutLongTags(Array(html.utf8))
        let isRead = withUnsafePointer(to: handlers) { handlers in
            bytes.withUnsafeMutableBytes { bytes in
                vitrine_html_read(
                    bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
                    bytes.count,
                    handlers,
                    Unmanaged.passUnretained(lines).toOpaque()
                )
            }
        }
        return isRead == 1 ? lines.text : text
    }

    /// Returns HTML in which tags longer than 4,000 bytes have only their names, because libxml2
    /// compares the name of each attribute with all those before it.
    private static func withoutLongTags(_ html: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var rest = html[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            let end = rest[start...].firstIndex(of: UInt8(ascii: ">")) ?? rest.endIndex
            let name = rest[start..<end].prefix { $0 > 0x20 }.prefix(32)
            result += rest[..<start] + (end - start > 4_000 ? name : rest[start..<end])
            rest = rest[end...]
        }
        return result + rest
    }

    /// What makes a text HTML.
    private enum Markup {
        /// A known element, and possibly entities.
        case elements
        /// Entities alone, such as `&amp;`.
        case entities

        /// Finds HTML in a text; nil if there is none.
        init?(in text: String) {
            var hasEntities = false
            let lastEnd = text.utf8.lastIndex(of: UInt8(ascii: ">")) ?? text.startIndex
            var rest = text.utf8[...]
            while let start = rest.firstIndex(where: { "<&".utf8.contains($0) }) {
                let sign = rest[start]
                rest = rest[start...].dropFirst()
                if sign == UInt8(ascii: "&") {
                    hasEntities = hasEntities || Self.isEntity(rest.prefix(34))
                } else if start < lastEnd, Self.isElement(rest) {
                    self = .elements
                    return
                }
            }
            guard hasEntities else { return nil }
            self = .entities
        }

        /// Elements of HTML 5, which libxml2 2.9 doesn't list.
        private static let newElements: Set = [
            "article", "aside", "audio", "details", "figcaption", "figure", "footer", "header",
            "main",
            "mark", "nav", "picture", "ruby", "section", "summary", "svg", "template", "time",
            "video",
            "wbr",
        ]

        /// Whether a text after `&` begins with a name or a number and a semicolon.
        private static func isEntity(_ text: Substring.UTF8View) -> Bool {
            guard let end = text.firstIndex(of: UInt8(ascii: ";")) else { return false }
            var name = text[..<end]
            let isNumber = name.first == UInt8(ascii: "#")
            if isNumber { name = name.dropFirst() }
            return name.first.map(Self.isLetterOrDigit) == true
                && name.allSatisfy(Self.isLetterOrDigit)
                && (isNumber || vitrine_html_has_entity(String(Substring(name))) != 0)
        }

        /// Whether a text after `<`, with a `>` further on, begins with an element of HTML, its end or
        /// a comment.
        private static func isElement(_ text: Substring.UTF8View) -> Bool {
            if text.starts(with: "!--".utf8) { return Substring(text).contains("-->") }
            let start = text.first == UInt8(ascii: "/") ? text.dropFirst() : text
            let name = start.prefix(while: Self.isLetterOrDigit).prefix(32)
            guard let first = name.first, !(0x30...0x39).contains(first) else { return false }
            let word = String(Substring(name)).lowercased()
            return vitrine_html_knows(word) != 0 || newElements.contains(word)
        }

        private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
            default: false
            }
        }
    }
}

/// Collects the text of HTML elements in lines.
private final class HTMLLines {
    /// The elements whose content isn't text to read.
    private static let unread: Set = ["script", "style", "template", "iframe", "noscript"]
    /// The elements that begin and end a paragraph.
    private static let paragraphs: Set = [
        "p", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre", "table", "ul", "ol", "dl",
        "figure", "hr",
    ]
    /// The elements that begin and end a line.
    private static let blocks: Set = [
        "br", "div", "section", "article", "header", "footer", "tr", "dt", "dd", "li", "figcaption",
    ]

    private(set) var text = ""
    private let keepsWhiteSpace: Bool
    /// How many unread elements are open.
    private var unread = 0
    /// How many `pre` elements are open.
    private var preformatted = 0
    /// How many line breaks precede the next text.
    private var breaks = 0
    private var hasSpace = false
    /// The number of the last entry of each open list; nil in one without numbers.
    private var lists: [Int?] = []

    init(keepsWhiteSpace: Bool) {
        self.keepsWhiteSpace = keepsWhiteSpace
    }

    static func of(_ data: UnsafeMutableRawPointer?) -> HTMLLines? {
        data.map { Unmanaged<HTMLLines>.fromOpaque($0).takeUnretainedValue() }
    }

    func started(_ name: String) {
        if Self.unread.contains(name) { unread += 1 }
        breakLines(at: name)
        switch name {
        case "br": breaks += 1
        case "pre": preformatted += 1
        case "ul": lists.append(nil)
        case "ol": lists.append(0)
        case "li":
            guard let number = lists.last else { return }
            let next = number.map { $0 + 1 }
            lists[lists.count - 1] = next
            append(next.map { "\($0). " } ?? "• ")
        case "td", "th": hasSpace = true
        default: break
        }
    }

    func ended(_ name: String) {
        if Self.unread.contains(name) { unread = max(0, unread - 1) }
        if name == "pre" { preformatted = max(0, preformatted - 1) }
        if name == "ul" || name == "ol" { _ = lists.popLast() }
        if name != "br" { breakLines(at: name) }
    }

    private func breakLines(at name: String) {
        // A list within a list is a part of its entry.
        let isInner = (name == "ul" || name == "ol") && !lists.isEmpty
        if Self.paragraphs.contains(name), !isInner {
            breaks = max(breaks, 2)
        } else if name != "br", Self.blocks.contains(name) || isInner {
            breaks = max(breaks, 1)
        }
    }

    func add(_ bytes: UnsafePointer<UInt8>, count: Int) {
        guard unread == 0 else { return }
        let piece = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
        if keepsWhiteSpace || preformatted > 0 { return append(piece) }
        // A no-break space isn't white space of HTML.
        let isSpace = { (character: Character) in " \n\r\t\u{C}\r\n".contains(character) }
        for word in piece.split(omittingEmptySubsequences: false, whereSeparator: isSpace)
            .enumerated()
        {
            if word.offset > 0 { hasSpace = true }
            if !word.element.isEmpty { append(String(word.element)) }
        }
    }

    private func append(_ piece: String) {
        if !text.isEmpty {
            if breaks > 0 {
                text += String(repeating: "\n", count: min(breaks, 2))
            } else if hasSpace {
                text += " "
            }
        }
        (breaks, hasSpace) = (0, false)
        text += piece
    }
}
