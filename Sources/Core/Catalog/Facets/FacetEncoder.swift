import Foundation

/// Encodes facet values as bytes, which ``FacetDecoder`` reads.
enum FacetEncoder {
    /// Appends one whole entry: key, kind, length and payload.
    static func encode(_ value: FacetValue, under key: String, into bytes: inout [UInt8]) {
        var payload: [UInt8] = []
        encode(value, into: &payload)
        precondition(key.utf8.count <= 255, "a facet's key has at most 255 bytes")
        bytes.append(UInt8(key.utf8.count))
        bytes.append(contentsOf: key.utf8)
        bytes.append(value.kind.rawValue)
        append(UInt64(payload.count), to: &bytes)
        bytes.append(contentsOf: payload)
    }

    private static func encode(_ value: FacetValue, into bytes: inout [UInt8]) {
        switch value {
        case .text(let text):
            bytes.append(contentsOf: text.shortened(to: String.longestStored).utf8)
        case .names(let names):
            let names = shortened(names)
            append(UInt64(names.count), to: &bytes)
            for name in names { append(name, to: &bytes) }
        case .number(let number): append(number, to: &bytes)
        case .rating(let rating):
            append(rating.value, to: &bytes)
            append(rating.votes.map { UInt64(max(0, $0)) + 1 } ?? 0, to: &bytes)
        case .day(let day):
            append(UInt64(max(0, day.year)), to: &bytes)
            bytes.append(UInt8(day.month ?? 0))
            bytes.append(UInt8(day.day ?? 0))
        case .person(let person):
            append(person.key, to: &bytes)
            append(person.name.shortened(to: String.longestStored), to: &bytes)
        case .trailer(let trailer):
            append(trailer.site, to: &bytes)
            append(trailer.url.absoluteString, to: &bytes)
        case .link(let url): bytes.append(contentsOf: url.absoluteString.utf8)
        case .people(let people):
            let names = shortened(people.map(\.name))
            append(UInt64(names.count), to: &bytes)
            for (person, name) in zip(people, names) {
                append(person.key, to: &bytes)
                append(name, to: &bytes)
            }
        }
    }

    /// Returns the first names, as many as fit into the maximum length of a text.
    private static func shortened(_ names: [String]) -> ArraySlice<String> {
        var rest = String.longestStored
        // Counting bytes takes constant time; scalars are counted one by one.
        if names.reduce(0, { $0 + $1.utf8.count }) <= rest { return names[...] }
        return names.prefix { name in
            rest -= name.unicodeScalars.count
            return rest >= 0
        }
    }

    /// Appends a number as LEB128: seven bits per byte, the lowest first.
    private static func append(_ value: UInt64, to bytes: inout [UInt8]) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    private static func append(_ text: String, to bytes: inout [UInt8]) {
        append(UInt64(text.utf8.count), to: &bytes)
        bytes.append(contentsOf: text.utf8)
    }

    private static func append(_ number: Double, to bytes: inout [UInt8]) {
        withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
    }
}
