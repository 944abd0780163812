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
    fileprivate var percentEncoded: String {
        let hex = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"), UInt8(ascii: "~"):
                bytes.append(byte)
            default:
                bytes += [UInt8(ascii: "%"), hex[Int(byte >> 4)], hex[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
