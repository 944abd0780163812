import Catalog
import Testing

@Suite("Strict parsing")
struct StrictnessTests {
    @Test("rejects a facet with an extra byte")
    func longPayload() {
        var bytes = Facets().setting(Facet<Double>("a"), 1).bytes
        #expect(Facets(bytes: bytes)?.keys == ["a"])
        // The payload's length follows the version, the key's length, the key and the kind.
        bytes[4] += 1
        bytes.append(0)
        #expect(Facets(bytes: bytes)?[key: "a"] == nil)
    }

    @Test("ignores the day of an unknown month")
    func dayWithoutMonth() {
        let day = Day(year: 2008, day: 18)
        #expect(day.day == nil)
        #expect(day == Day(year: 2008) && day.iso == "2008")
    }

    @Test(
        "rejects a sort without a key or direction, or with two directions",
        arguments: [".asc", "", "title", "title.", "title.up", "title.asc.desc"]
    )
    func sort(text: String) {
        #expect(Sort(text: text) == nil)
    }
}
