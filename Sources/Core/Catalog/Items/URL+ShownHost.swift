public import Foundation

extension URL {
    /// The host for messages: a name in another script as it is written, `приклад.укр` for
    /// `xn--80aikifvh.xn--j1amh`; empty without a host.
    ///
    /// A name that may be mistaken for another one stays in its `xn--` form: each label must be in one
    /// script, and a whole label must not look like Latin letters.
    public var shownHost: String {
        let parts = URLComponents(url: self, resolvingAgainstBaseURL: true)
        let ascii = parts?.encodedHost ?? ""
        guard ascii.lowercased().contains("xn--"), let name = parts?.host,
            name.split(separator: ".").allSatisfy(Self.isUnmistakable)
        else { return ascii.trimmingCharacters(in: ["[", "]"]) }
        return name
    }

    /// The address for messages, with its host as in ``shownHost``.
    public var shownText: String {
        let parts = URLComponents(url: self, resolvingAgainstBaseURL: true)
        guard let ascii = parts?.encodedHost, ascii.lowercased().contains("xn--"),
            let place = absoluteString.firstRange(of: ascii)
        else { return absoluteString }
        return absoluteString.replacingCharacters(in: place, with: shownHost)
    }

    private static func isUnmistakable(_ label: Substring) -> Bool {
        // Of the Latin letters, only the first blocks, without the dotless i.
        let scripts =
            #/
            [a-z0-9\-\u{DF}-\u{F6}\u{F8}-\u{130}\u{132}-\u{17F}]+
            |[\p{Script=Cyrillic}0-9\-]+|[\p{Script=Greek}0-9\-]+
            |[\p{Script=Hebrew}0-9\-]+|[\p{Script=Arabic}0-9\-]+|[\p{Script=Devanagari}0-9\-]+
            |[\p{Script=Thai}0-9\-]+|[\p{Script=Georgian}0-9\-]+|[\p{Script=Armenian}0-9\-]+
            |[\p{Script=Hangul}0-9\-]+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー0-9\-]+
            /#
        let looksLatin = #/[аеіјӏорсухѕһԁԛԝѵαικνορυω0-9\-]+/#
        return label.utf8.allSatisfy { $0 < 0x80 }
            || label.wholeMatch(of: scripts.matchingSemantics(.unicodeScalar)) != nil
                && label.wholeMatch(of: looksLatin) == nil
    }
}
