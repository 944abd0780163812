/// An item's facets, as compact bytes that are decoded on access.
///
/// A list of 100,000 items reads one or two facets from fifty rows at a time. Bytes as stored in
/// the database cost one allocation per item; a dictionary of enums costs dozens. The layout is a
/// version byte, then for each facet, sorted by key: key length (1 byte), key (UTF-8), kind (1
/// byte), payload length (varint), payload. Equal facets have equal bytes.
public struct Facets: Hashable, Sendable {
    /// The bytes to store; ``init(bytes:)`` reads them again.
    public private(set) var bytes: [UInt8]

    private static let version: UInt8 = 1

    /// Creates an empty set of facets.
    public init() {
        bytes = [Self.version]
    }

    /// Reads stored bytes; nil if they are damaged or from a newer version.
    public init?(bytes: [UInt8]) {
        guard bytes.first == Self.version else { return nil }
        self.bytes = bytes
        var position = 1
        var previous = ""
        while position < bytes.count {
            guard let entry = entry(at: position), entry.key > previous, isValid(entry)
            else { return nil }
            previous = entry.key
            position = entry.payload.upperBound
        }
    }

    /// The value of a facet, or nil; setting nil removes it.
    public subscript<Value>(_ facet: Facet<Value>) -> Value? {
        get { self[key: facet.key].flatMap(Value.init(_:)) }
        set { self[key: facet.key] = newValue?.facetValue }
    }

    /// The value under a key, for code that handles all facets in the same way: renderers, JSON,
    /// SQL.
    public subscript(key key: String) -> FacetValue? {
        get {
            var position = 1
            while let entry = entry(at: position), entry.key <= key {
                if entry.key == key { return value(of: entry) }
                position = entry.range.upperBound
            }
            return nil
        }
        set {
            var encoded: [UInt8] = []
            if let newValue {
                FacetEncoder.encode(newValue, under: key, into: &encoded)
            }
            let all = entries
            let old = all.first { $0.key == key }
            let place =
                old?.range
                ?? {
                    let start = all.first { $0.key > key }?.range.lowerBound ?? bytes.count
                    return start..<start
                }()
            bytes.replaceSubrange(place, with: encoded)
        }
    }

    /// The keys that have a value, sorted.
    public var keys: [String] { entries.map(\.key) }

    /// Returns a copy with one facet changed; nil removes it.
    public func setting<Value>(_ facet: Facet<Value>, _ value: Value?) -> Facets {
        var copy = self
        copy[facet] = value
        return copy
    }

    /// Returns a copy with every facet from `other` added; `other` wins if both have one.
    public func merging(_ other: Facets) -> Facets {
        var copy = self
        for key in other.keys {
            copy[key: key] = other[key: key]
        }
        return copy
    }
}

extension Facets {
    private struct Entry {
        let key: String
        let kind: UInt8
        let range: Range<Int>
        let payload: Range<Int>
    }

    private var entries: [Entry] {
        var result: [Entry] = []
        var position = 1
        while let entry = entry(at: position) {
            result.append(entry)
            position = entry.range.upperBound
        }
        return result
    }

    private func entry(at start: Int) -> Entry? {
        guard start < bytes.count else { return nil }
        let keyEnd = start + 1 + Int(bytes[start])
        guard keyEnd < bytes.count,
            let key = FacetDecoder.text(bytes[(start + 1)..<keyEnd])
        else { return nil }
        var decoder = FacetDecoder(bytes: bytes[(keyEnd + 1)...])
        guard let count = decoder.length(), count <= bytes.count - decoder.position else {
            return nil
        }
        let end = decoder.position + count
        return Entry(
            key: key,
            kind: bytes[keyEnd],
            range: start..<end,
            payload: decoder.position..<end
        )
    }

    private func isValid(_ entry: Entry) -> Bool {
        var decoder = FacetDecoder(bytes: bytes[entry.payload])
        return decoder.isPayload(ofKind: entry.kind)
    }

    private func value(of entry: Entry) -> FacetValue? {
        var decoder = FacetDecoder(bytes: bytes[entry.payload])
        return decoder.value(ofKind: entry.kind)
    }
}
