import Foundation

/// Decodes bytes from ``FacetEncoder``; the result is nil if they end early or are malformed.
struct FacetDecoder {
    private let bytes: ArraySlice<UInt8>
    /// The index of the next byte to read.
    private(set) var position: Int

    init(bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    /// Reads the payload of a kind, which must be all remaining bytes.
    mutating func value(ofKind kind: UInt8) -> FacetValue? {
        guard let kind = FacetKind(rawValue: kind), let value = value(of: kind),
            position == bytes.endIndex
        else { return nil }
        return value
    }

    /// Reads a length or count that fits into an `Int`.
    mutating func length() -> Int? {
        varint().flatMap(Int.init(exactly:))
    }

    private mutating func value(of kind: FacetKind) -> FacetValue? {
        switch kind {
        case .text: rest().map(FacetValue.text)
        case .names: names().map(FacetValue.names)
        case .number: number().map(FacetValue.number)
        case .rating: rating().map(FacetValue.rating)
        case .day: day().map(FacetValue.day)
        case .person: pair().map { .person(Person(key: $0, name: $1)) }
        case .trailer:
            pair().flatMap { site, address in
                URL(string: address).map { .trailer(Trailer(site: site, url: $0)) }
            }
        case .people: people().map(FacetValue.people)
        case .link: rest().flatMap(URL.init(string:)).map(FacetValue.link)
        }
    }

    private mutating func rating() -> Rating? {
        guard let value = number(), let votes = varint() else { return nil }
        return Rating(value, votes: votes == 0 ? nil : Int(exactly: votes - 1))
    }

    private mutating func day() -> Day? {
        guard let year = length(), let month = byte(), let day = byte() else { return nil }
        return Day(
            year: year,
            month: month == 0 ? nil : Int(month),
            day: day == 0 ? nil : Int(day)
        )
    }

    private mutating func names() -> [String]? {
        guard let count = length(), count <= bytes.endIndex - position else { return nil }
        var names: [String] = []
        names.reserveCapacity(count)
        for _ in 0..<count {
            guard let name = string() else { return nil }
            names.append(name)
        }
        return names
    }

    private mutating func people() -> [Person]? {
        guard let count = length(), count <= bytes.endIndex - position else { return nil }
        var people: [Person] = []
        for _ in 0..<count {
            guard let (key, name) = pair() else { return nil }
            people.append(Person(key: key, name: name))
        }
        return people
    }

    private mutating func pair() -> (String, String)? {
        guard let first = string(), let second = string() else { return nil }
        return (first, second)
    }

    private mutating func string() -> String? {
        guard let count = length(), count <= bytes.endIndex - position else { return nil }
        defer { position += count }
        return Self.text(bytes[position..<(position + count)])
    }

    private mutating func rest() -> String? {
        defer { position = bytes.endIndex }
        return Self.text(bytes[position...])
    }

    private mutating func number() -> Double? {
        guard bytes.endIndex - position >= 8 else { return nil }
        defer { position += 8 }
        let pattern = (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[position + $1]) << (8 * $1) }
        return Double(bitPattern: pattern)
    }

    private mutating func byte() -> UInt8? {
        guard position < bytes.endIndex else { return nil }
        defer { position += 1 }
        return bytes[position]
    }

    private mutating func varint() -> UInt64? {
        var value: UInt64 = 0
        for shift in stride(from: 0, to: 64, by: 7) {
            guard let byte = byte() else { return nil }
            value |= UInt64(byte & 0x7F) << shift
            if byte & 0x80 == 0 { return value }
        }
        return nil
    }
}

extension FacetDecoder {
    /// Returns UTF-8 text; nil if it is malformed.
    ///
    /// `String(validating:as:)` takes several times as long because it is generic.
    private static func text(_ bytes: ArraySlice<UInt8>) -> String? {
        do throws(Unicode.UTF8.ValidationError) {
            return String(copying: try UTF8Span(validating: bytes.span))
        } catch {
            return nil
        }
    }
}
