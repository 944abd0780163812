/// A scanner that finds secrets in UTF-8.
///
/// It scans bytes, not characters, because a combining mark after "=" would hide the "=".
struct SecretScanner {
    private let bytes: [UInt8]

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// Returns the text with a placeholder for each secret that `find` returns for a position.
    func redacted(_ find: (SecretScanner, Int) -> Range<Int>?) -> String {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        var position = 0
        while position < bytes.count {
            guard let secret = find(self, position) else {
                output.append(bytes[position])
                position += 1
                continue
            }
            // What introduces a secret remains, for example a name and "=".
            output += bytes[position..<secret.lowerBound]
            output += Redaction.placeholder.utf8
            position = secret.upperBound
        }
        return String(decoding: output, as: UTF8.self)
    }
}

extension SecretScanner {
    private static let shortestKey = 32
    private static let names: [[String]] = [
        ["api", "key"], ["session", "id"], ["token"], ["password"], ["passwd"], ["secret"],
    ]

    /// Returns the range of a secret that begins or is introduced at this position.
    func secret(at position: Int) -> Range<Int>? {
        let found =
            authorization(at: position) ?? scheme(at: position) ?? userInfo(at: position)
            ?? namedValue(at: position) ?? token(at: position) ?? hexRun(at: position)
        return found.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Returns the range of a known key, each of whose bytes may be percent-encoded.
    func key(of keys: [[UInt8]], at position: Int) -> Range<Int>? {
        keys.lazy.compactMap { end(ofKey: $0, at: position) }.first.map { position..<$0 }
    }

    private func end(ofKey key: [UInt8], at position: Int) -> Int? {
        var position = position
        for byte in key {
            if position < bytes.count, bytes[position] == byte {
                position += 1
            } else if let end = end(of: byte.percentEncoded, at: position)
                ?? (byte == UInt8(ascii: " ") ? end(of: "+", at: position) : nil)
            {
                position = end
            } else {
                return nil
            }
        }
        return position
    }

    /// Finds `Authorization: …` to the end of the line.
    private func authorization(at position: Int) -> Range<Int>? {
        guard let name = end(of: "authorization", at: position),
            let start = endOfAssignment(at: name)
        else { return nil }
        return start..<end(from: start) { !"\r\n".utf8.contains($0) }
    }

    /// Finds `Bearer …` and `Basic …`.
    private func scheme(at position: Int) -> Range<Int>? {
        guard position == 0 || !Self.isWord(bytes[position - 1]),
            let name = end(of: "bearer", at: position) ?? end(of: "basic", at: position)
        else { return nil }
        let blanks = end(from: name, while: Self.isBlank)
        let start =
            blanks > name ? blanks : end(of: "%20", at: name) ?? end(of: "+", at: name)
        guard let start else { return nil }
        return start..<end(from: start) { !Self.isBlank($0) && !"\"',;&#".utf8.contains($0) }
    }

    /// Finds `://user:password@`.
    private func userInfo(at position: Int) -> Range<Int>? {
        guard let start = end(of: "://", at: position) else { return nil }
        let limit = end(from: start) { !Self.isBlank($0) && !"/?#\"'".utf8.contains($0) }
        guard let at = bytes[start..<limit].lastIndex(of: UInt8(ascii: "@")) else { return nil }
        return start..<at
    }

    /// Finds `api_key=…` and `"token": "…`.
    private func namedValue(at position: Int) -> Range<Int>? {
        for name in Self.names {
            guard let nameEnd = end(ofWords: name, at: position),
                let start = endOfAssignment(at: nameEnd)
            else { continue }
            return
                start..<end(from: start) {
                    !Self.isBlank($0) && !"&\"'#;,<>".utf8.contains($0)
                }
        }
        return nil
    }

    /// Finds `eyJ…`, the beginning of a JSON Web Token.
    private func token(at position: Int) -> Range<Int>? {
        guard bytes[position...].starts(with: "eyJ".utf8) else { return nil }
        return position..<end(from: position) { Self.isWord($0) || "-.=".utf8.contains($0) }
    }

    private func hexRun(at position: Int) -> Range<Int>? {
        let end = end(from: position, while: Self.isHexDigit)
        return end - position >= Self.shortestKey ? position..<end : nil
    }
}

extension SecretScanner {
    private func end(from position: Int, while condition: (UInt8) -> Bool) -> Int {
        bytes[position...].firstIndex { !condition($0) } ?? bytes.count
    }

    /// Returns the end of `text`, which is lower case, if it occurs here in any case.
    private func end(of text: String, at position: Int) -> Int? {
        var position = position
        for byte in text.utf8 {
            guard position < bytes.count, Self.lowercase(bytes[position]) == byte else {
                return nil
            }
            position += 1
        }
        return position
    }

    /// Returns the end of the words if they occur here, joined by `_`, `-`, `%5F`, `%2D` or
    /// nothing.
    private func end(ofWords words: [String], at position: Int) -> Int? {
        var position = position
        for (index, word) in words.enumerated() {
            if index > 0 {
                position =
                    ["_", "-", "%5f", "%2d"].lazy.compactMap { end(of: $0, at: position) }.first
                    ?? position
            }
            guard let next = end(of: word, at: position) else { return nil }
            position = next
        }
        return position
    }

    /// Returns the start of a value after `=`, `%3D` or `:`, skipping quotes and blanks around it.
    private func endOfAssignment(at position: Int) -> Int? {
        let quotes: (UInt8) -> Bool = { "\"'".utf8.contains($0) }
        let blanks: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        let sign = end(from: end(from: position, while: quotes), while: blanks)
        guard
            let start = end(of: "=", at: sign) ?? end(of: "%3d", at: sign) ?? end(of: ":", at: sign)
        else { return nil }
        return end(from: end(from: start, while: blanks), while: quotes)
    }

    private static func lowercase(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        " \t\r\n".utf8.contains(byte)
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        switch lowercase(byte) {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
        default: false
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch lowercase(byte) {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "_"):
            true
        default: false
        }
    }
}

extension UInt8 {
    /// The byte in percent-encoding, in lower case.
    fileprivate var percentEncoded: String {
        let hex = String(self, radix: 16)
        return hex.count == 1 ? "%0\(hex)" : "%\(hex)"
    }
}
