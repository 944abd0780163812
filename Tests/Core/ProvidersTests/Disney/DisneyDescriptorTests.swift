import Catalog
import Testing

@testable import Providers

@Suite("Characters catalog descriptor")
struct DisneyDescriptorTests {
    private let descriptor = DisneyProvider.makeDescriptor()

    @Test("has one list that the service searches, with a favorites strip")
    func list() throws {
        #expect(descriptor.id.rawValue == "characters")
        #expect(descriptor.lists.map(\.id.rawValue) == ["all"])
        let list = descriptor.lists[0]
        #expect(list.hasFavoritesStrip)
        #expect(list.isSearchable)
        #expect(list.filters.isEmpty)
        #expect(list.content == .service(.pages(maximum: nil)))
        #expect(descriptor.tap == .details(.fromItem))
        #expect(descriptor.favorites == .persistent)
        #expect(descriptor.images == .persistent)
    }

    @Test("sorts locally: by popularity descending and by name ascending")
    func sorts() {
        let sorts = descriptor.lists[0].sorts
        #expect(sorts.map(\.id.rawValue) == ["popularity", "name"])
        #expect(sorts.map(\.execution) == [.library(facet: "popularity"), .library(facet: nil)])
        #expect(sorts.map(\.defaultDirection) == [.descending, .ascending])
    }

    @Test("rows count films and short films, and details list all names")
    func facets() {
        #expect(descriptor.row.lines == [["films", "shortFilms"]])
        #expect(
            descriptor.facets.map(\.key) == [
                "films", "shortFilms", "tvShows", "videoGames", "parkAttractions", "allies",
                "enemies", "source", "popularity",
            ]
        )
        let units = descriptor.facets.prefix(3).map(\.unit)
        #expect(
            units == [.things(key: "value.films"), .things(key: "value.short-films"), .none]
        )
        #expect(descriptor.facets.last?.role == .hidden)
    }
}
