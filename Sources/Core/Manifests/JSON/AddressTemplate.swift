import Foundation
import Networking

/// A URI template (RFC 6570): `works?page={page}`, `files/{+path}`.
///
/// Values fill only places in the path and the query, percent-encoded, so they can't change the
/// host or add a query item. `{+path}` keeps a value's slashes and escapes.
///
/// https://www.rfc-editor.org/rfc/rfc6570
struct AddressTemplate: Hashable, Sendable {
    private enum Part: Hashable {
        case literal(String)
        case variable(String, isPath: Bool)
    }

    /// Why text isn't a template.
    enum Fault: Error, Hashable {
        /// A brace has no counterpart, or a variable's name has other characters than letters,
        /// digits and `_` after an optional `+`.
        case braces
        /// The address isn't an HTTP address or path, or a variable is in its scheme or host.
        case address
        /// An address below a base address begins with a slash.
        case leadingSlash
        /// An address below a base address has a scheme.
        case wholeAddress
        /// A character must be percent-encoded.
        case encoding
    }

    /// The template as text.
    let text: String
    private let parts: [Part]

    /// Parses a template of an absolute address, or of one below a base address.
    init(_ text: String, isAbsolute: Bool) throws(Fault) {
        self.text = text
        var parts: [Part] = []
        var rest = (isAbsolute ? text.withASCIIHost : text)[...]
        while !rest.isEmpty {
            let literal = rest.prefix { $0 != "{" && $0 != "}" }
            if !literal.isEmpty { parts.append(.literal(String(literal))) }
            rest = rest.dropFirst(literal.count)
            guard let brace = rest.popFirst() else { break }
            let isPath = rest.first == "+"
            if isPath { rest = rest.dropFirst() }
            let name = rest.prefix { $0 != "}" && $0 != "{" }
            rest = rest.dropFirst(name.count)
            guard brace == "{", rest.popFirst() == "}", Self.isName(name) else { throw .braces }
            parts.append(.variable(String(name), isPath: isPath))
        }
        self.parts = parts
        if !isAbsolute, text.hasPrefix("/") { throw .leadingSlash }
        if !isAbsolute, text.contains(/^[A-Za-z][A-Za-z0-9+.-]*:\/\//) { throw .wholeAddress }
        if text.contains(/[ "<>\\^`|\[\]]/), !text.contains("://[") { throw .encoding }
        guard isAbsolute ? hasFixedOrigin : isRelative else { throw .address }
    }

    /// The names of the variables.
    var variables: Set<String> {
        Set(parts.compactMap { if case .variable(let name, _) = $0 { name } else { nil } })
    }

    /// Returns the address with the values filled in.
    ///
    /// Nil if a value is missing, or has parts such as `..` that would change the path around it.
    func text(_ values: (String) -> String?) -> String? {
        var text = ""
        for part in parts {
            switch part {
            case .literal(let literal): text += literal
            case .variable(let name, let isPath):
                guard let value = values(name),
                    let encoded = isPath ? Self.encodedPath(value) : Self.encoded(value)
                else { return nil }
                text +=
                    isPath && (text.isEmpty || text.hasSuffix("/"))
                    ? encoded.trimmingPrefix("/") : encoded[...]
            }
        }
        return text
    }

    /// Returns the template without the query items whose value is a variable; nil if the variable is
    /// elsewhere.
    func omitting(_ variable: String) -> AddressTemplate? {
        let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let items = halves.dropFirst().first?.split(separator: "&").filter {
            !$0.hasSuffix("={\(variable)}")
        }
        let query = items.map { $0.isEmpty ? "" : "?" + $0.joined(separator: "&") } ?? ""
        // The rest of a template is one, unless it is empty.
        guard let rest = try? AddressTemplate(halves[0] + query, isAbsolute: false),
            !rest.variables.contains(variable)
        else { return nil }
        return rest
    }

    private var isRelative: Bool {
        guard case .literal(let start)? = parts.first ?? .literal("") else {
            return Self.url(filling: parts, after: "https://example.org/") != nil
        }
        return !start.hasPrefix("/") && !start.contains("://") && !start.contains("\\")
            && !start.split(separator: "/").contains("..")
            && Self.url(filling: parts, after: "https://example.org/") != nil
    }

    /// Whether the first literal part contains the scheme, the host and the slash after it.
    private var hasFixedOrigin: Bool {
        guard case .literal(let start)? = parts.first, let url = URL(string: start),
            let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
            url.host()?.isEmpty == false, url.user() == nil, !url.path().isEmpty
        else { return false }
        return Self.url(filling: parts, after: "") != nil
    }

    private static func url(filling parts: [Part], after start: String) -> URL? {
        let filled = parts.map { part in
            if case .literal(let text) = part { text } else { "x" }
        }
        return URL(string: start + filled.joined(), encodingInvalidCharacters: false)
    }

    private static func isName(_ text: Substring) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    }

    /// Encodes everything but RFC 3986's unreserved characters.
    static func encoded(_ value: String) -> String? {
        guard ![".", ".."].contains(value) else { return nil }
        return value.addingPercentEncoding(withAllowedCharacters: unreserved)
    }

    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    )

    /// Encodes a path, except for what it is already, its slashes, and characters that neither end
    /// it nor separate query items.
    private static func encodedPath(_ value: String) -> String? {
        let plain = (value.removingPercentEncoding ?? value).replacing("\\", with: "/")
        let segments = plain.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
            .map { String($0) }
        // The first segment is empty if the path begins with a slash.
        guard !segments.contains("."), !segments.contains(".."), !value.contains("\\"),
            !segments.dropFirst().dropLast().contains("")
        else { return nil }
        return value.percentEncodedOnce(except: "/:@!$'()*,")
    }
}

extension String {
    /// This absolute address with a host in another script in its `xn--` form.
    var withASCIIHost: String {
        let start = /https?:\/\/[^\/?#{]*/.ignoresCase().matchingSemantics(.unicodeScalar)
        guard let start = prefixMatch(of: start), !start.output.utf8.allSatisfy({ $0 < 0x80 }),
            let url = URL(string: String(start.output))
        else { return self }
        return url.absoluteString + self[start.range.upperBound...]
    }
}
