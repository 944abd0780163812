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

    /// Creates a set of facets with values under their keys; of several values under one key, the
    /// last one counts.
    public init(_ values: [(key: String, value: FacetValue)]) {
        bytes = [Self.version]
        let sorted = values.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        for (index, entry) in sorted.enumerated() {
            let isLast = index + 1 == sorted.count || sorted[index + 1].key != entry.key
            if isLast { FacetEncoder.encode(entry.value, under: entry.key, into: &bytes) }
        }
    }

    /// Reads stored bytes; nil if they are truncated, out of order or from a newer version.
    ///
    /// Values are decoded on access; one that is damaged reads as nil.
    public init?(bytes: [UInt8]) {
        guard bytes.first == Self.version else { return nil }
        self.bytes = bytes
        var end = 1
        var previous: ArraySlice<UInt8> = []
        for entry in entries {
            guard previous.lexicographicallyPrecedes(bytes[entry.key]) else { return nil }
            previous = bytes[entry.key]
            end = entry.range.upperBound
        }
        guard end == bytes.count else { return nil }
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
            entries.first { bytes[$0.key].elementsEqual(key.utf8) }.flatMap(value(of:))
        }
        set {
            var encoded: [UInt8] = []
            if let newValue {
                FacetEncoder.encode(newValue, under: key, into: &encoded)
            }
            let next = entries.first { !bytes[$0.key].lexicographicallyPrecedes(key.utf8) }
            let start = next?.range.lowerBound ?? bytes.count
            let isSet = next.map { bytes[$0.key].elementsEqual(key.utf8) } ?? false
            let end = isSet ? next?.range.upperBound ?? start : start
            bytes.replaceSubrange(start..<end, with: encoded)
        }
    }

    /// The keys that have a value, in the order of their UTF-8 bytes.
    public var keys: [String] { entries.map { String(decoding: bytes[$0.key], as: UTF8.self) } }

    /// Returns a copy with one facet changed; nil removes it.
    public consuming func setting<Value>(_ facet: Facet<Value>, _ value: Value?) -> Facets {
        self[facet] = value
        return self
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
        let key: Range<Int>
        let kind: UInt8
        let range: Range<Int>
        let payload: Range<Int>
    }

    /// The entries up to the end or the first truncated one.
    private var entries: some Sequence<Entry> {
        sequence(state: 1) { position in
            let entry = entry(at: position)
            if let entry { position = entry.range.upperBound }
            return entry
        }
    }

    private func entry(at start: Int) -> Entry? {
        guard start < bytes.count else { return nil }
        let keyEnd = start + 1 + Int(bytes[start])
        guard keyEnd < bytes.count else { return nil }
        var decoder = FacetDecoder(bytes: bytes[(keyEnd + 1)...])
        guard let count = decoder.length(), count <= bytes.count - decoder.position else {
            return nil
        }
        let end = decoder.position + count
        return Entry(
            key: (start + 1)..<keyEnd,
            kind: bytes[keyEnd],
            range: start..<end,
            payload: decoder.position..<end
        )
    }

    private func value(of entry: Entry) -> FacetValue? {
        var decoder = FacetDecoder(bytes: bytes[entry.payload])
        return decoder.value(ofKind: entry.kind)
    }
}
