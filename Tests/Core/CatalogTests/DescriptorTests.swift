import Catalog
import Testing

@Suite("Query and descriptor")
struct DescriptorTests {
    @Test("a range of years needs a first or last year, in order")
    func years() {
        #expect(YearRange(first: nil, last: nil) == nil)
        #expect(YearRange(first: 2000, last: 1999) == nil)
        #expect(YearRange(first: 1990, last: nil)?.first == 1990)
        #expect(YearRange(first: 1990, last: 1990) != nil)
    }

    @Test("a filter lists the kinds that it uses")
    func filterKinds() {
        var filter = Filter()
        #expect(filter.isEmpty && filter.kinds.isEmpty)
        filter.genres = ["18"]
        filter.minimumRating = 7
        #expect(filter.kinds == [.genres, .minimumRating])
        filter.years = YearRange(first: 1990, last: nil)
        #expect(filter.kinds == [.genres, .minimumRating, .years])
        #expect(Filter(maximumRuntime: 90, language: "uk").kinds == [.maximumRuntime, .language])
        #expect(!filter.isEmpty)
    }

    @Test("a descriptor finds its lists by id")
    func lists() {
        let list = ListDescriptor(
            id: ListID("new"),
            title: .words(["en": "New"]),
            shortTitle: .words(["en": "New"]),
            content: .service(.none)
        )
        let descriptor = CatalogDescriptor(
            id: CatalogID("books"),
            title: .words(["en": "Books"]),
            lists: [list],
            facets: [FacetDeclaration(.genres, .names, caption: .key("facet.genres"))],
            row: RowTemplate(lines: [["genres"]]),
            tap: .details(.fromItem),
            favorites: nil,
            images: .persistent
        )
        #expect(descriptor.list(ListID("new")) == list)
        #expect(descriptor.list(ListID("old")) == nil)
        #expect(descriptor.facets.first?.key == "genres")
    }
}
