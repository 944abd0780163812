public import Foundation

extension URL {
    /// Returns this address with query items appended.
    ///
    /// Everything but letters, digits and `-._~` is percent-encoded (RFC 3986, section 2.3).
    /// `URLComponents.queryItems` leaves `+` unchanged, which services decode as a space.
    public func adding(_ items: [URLQueryItem]) -> URL {
        guard !items.isEmpty,
            var components = URLComponents(url: self, resolvingAgainstBaseURL: true)
        else { return self }
        let own = components.percentEncodedQuery.flatMap { $0.isEmpty ? nil : $0 }
        let added = items.map(\.percentEncoded).joined(separator: "&")
        components.percentEncodedQuery = own.map { "\($0)&\(added)" } ?? added
        return components.url ?? self
    }
}

extension URLQueryItem {
    fileprivate var percentEncoded: String {
        guard let value else { return name.percentEncoded }
        return "\(name.percentEncoded)=\(value.percentEncoded)"
    }
}

extension String {
    fileprivate var percentEncoded: String { percentEncoded { _ in false } }

    /// Returns this text with escapes that it already has, and all else encoded but unreserved
    /// characters (RFC 3986, section 2.3) and the given ones.
    package func percentEncodedOnce(except kept: String) -> String {
        let kept = Set(kept.utf8)
        let bytes = Array(utf8)
        return percentEncoded { index in
            kept.contains(bytes[index])
                || bytes[index] == UInt8(ascii: "%") && index + 2 < bytes.count
                    && bytes[index + 1].isHexDigit && bytes[index + 2].isHexDigit
        }
    }

    /// Encodes all bytes but unreserved characters and those at the kept indices.
    private func percentEncoded(keeping isKept: (Int) -> Bool) -> String {
        let hex = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for (index, byte) in utf8.enumerated() {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"), UInt8(ascii: "~"):
                bytes.append(byte)
            case _ where isKept(index): bytes.append(byte)
            default:
                bytes += [UInt8(ascii: "%"), hex[Int(byte >> 4)], hex[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension UInt8 {
    fileprivate var isHexDigit: Bool { Character(UnicodeScalar(self)).isHexDigit }
}
