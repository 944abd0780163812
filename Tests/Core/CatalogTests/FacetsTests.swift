// swift-format-ignore-file: NeverForceUnwrap
import Catalog
import Foundation
import Testing

@Suite("Facets")
struct FacetsTests {
    static let values: [FacetValue] = [
        .text(""), .text("Тіні забутих предків"), .names([]), .names(["Drama", "", "Ю"]),
        .number(-0.5), .number(.greatestFiniteMagnitude), .rating(Rating(8.5)),
        .rating(Rating(8.5, votes: 0)), .rating(Rating(0, votes: 31_000)),
        .day(Day(year: 2008)), .day(Day(year: 2008, month: 7)),
        .day(Day(year: 1927, month: 1, day: 10)), .person(Person(key: "7", name: "Ада")),
        .trailer(Trailer(site: "YouTube", url: URL(string: "https://example.org/v?a=b")!)),
        .link(URL(string: "https://example.org/%27")!), .text(String(repeating: "я", count: 9_000)),
    ]

    @Test("every kind of value survives a round trip", arguments: values)
    func roundTrip(value: FacetValue) throws {
        var facets = Facets()
        facets[key: "a"] = .number(1)
        facets[key: "value"] = value
        facets[key: "z"] = .text("last")
        let read = try #require(Facets(bytes: facets.bytes))
        #expect(read[key: "value"] == value)
        #expect(read[key: "z"] == .text("last"))
        #expect(read.keys == ["a", "value", "z"])
    }

    @Test("equal facets have equal bytes, regardless of the order in which they were set")
    func canonical() {
        let one = Facets().setting(.overview, "x").setting(.genres, ["Drama"]).setting(.runtime, 9)
        let two = Facets().setting(.runtime, 1).setting(.runtime, 9).setting(.genres, ["Drama"])
            .setting(.overview, "x")
        #expect(one == two)
        #expect(one.bytes == two.bytes)
    }

    @Test("a typed key reads only its own kind, and setting nil removes the value")
    func typedKeys() {
        var facets = Facets().setting(.overview, "x")
        #expect(facets[Facet<String>("overview")] == "x")
        #expect(facets[Facet<Double>("overview")] == nil)
        #expect(facets[.genres] == nil)
        facets[.overview] = nil
        #expect(facets == Facets())
    }

    @Test("merging keeps all facets and prefers the newer value")
    func merging() {
        let row = Facets().setting(.overview, "short").setting(.popularity, 3)
        let more = Facets().setting(.overview, "long").setting(.runtime, 90)
        let both = row.merging(more)
        #expect(both[.overview] == "long")
        #expect(both[.popularity] == 3)
        #expect(both[.runtime] == 90)
    }

    @Test("rejects bytes that are truncated, of another version or out of order")
    func damaged() {
        var facets = Facets()
        for (index, value) in Self.values.enumerated() { facets[key: "key\(index)"] = value }
        let bytes = facets.bytes
        let whole = Set(
            facets.keys.indices.map { index in
                var part = facets
                for key in facets.keys[index...] { part[key: key] = nil }
                return part.bytes.count
            }
        )
        for end in 0..<bytes.count where !whole.contains(end) {
            #expect(Facets(bytes: Array(bytes[..<end])) == nil, "cut at \(end)")
        }
        #expect(Facets(bytes: [2]) == nil)
        let a = Facets().setting(Facet<Double>("a"), 1).bytes
        let b = Facets().setting(Facet<Double>("b"), 1).bytes
        #expect(Facets(bytes: a + b.dropFirst()) != nil)
        #expect(Facets(bytes: b + a.dropFirst()) == nil)
    }

    @Test("does not crash on damaged bytes")
    func fuzzed() {
        var facets = Facets()
        for (index, value) in Self.values.dropLast().enumerated() {
            facets[key: "key\(index)"] = value
        }
        for position in facets.bytes.indices {
            for change in [0x00, 0x01, 0x7F, 0x80, 0xFF] as [UInt8] {
                var bytes = facets.bytes
                bytes[position] ^= change
                guard let read = Facets(bytes: bytes) else { continue }
                for key in read.keys { _ = read[key: key] }
            }
        }
    }
}
