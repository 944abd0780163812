import Catalog
import Testing

@Suite("What is not taken for a value")
struct StrictnessTests {
    @Test("a facet with a byte too many")
    func longPayload() {
        var bytes = Facets().setting(Facet<Double>("a"), 1).bytes
        #expect(Facets(bytes: bytes) != nil)
        // The version, the key's length, the key and the kind come before the payload's length.
        bytes[4] += 1
        bytes.append(0)
        #expect(Facets(bytes: bytes) == nil)
    }

    @Test("the day of a month that is not known")
    func dayWithoutMonth() {
        let day = Day(year: 2008, day: 18)
        #expect(day.day == nil)
        #expect(day == Day(year: 2008) && day.iso == "2008")
    }

    @Test(
        "a sort without a key, without a direction or with one too many",
        arguments: [".asc", "", "title", "title.", "title.up", "title.asc.desc"]
    )
    func sort(text: String) {
        #expect(Sort(text: text) == nil)
    }
}
