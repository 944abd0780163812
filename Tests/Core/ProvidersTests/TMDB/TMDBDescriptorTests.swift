import Catalog
import Testing

@testable import Providers

@Suite("Movies catalog descriptor")
struct TMDBDescriptorTests {
    private let descriptor = TMDBProvider.makeDescriptor()

    @Test("has two service lists and three of marked movies, with popular movies first")
    func lists() {
        #expect(descriptor.id.rawValue == "movies")
        #expect(
            descriptor.lists.map(\.id.rawValue)
                == ["popular", "top-rated", "favorites", "to-watch", "watched"]
        )
        #expect(descriptor.lists.allSatisfy { $0.layouts == [.list, .grid] })
        #expect(descriptor.marks == [.toWatch, .watched, .rating, .note])
        #expect(descriptor.favorites == .persistent)
        #expect(descriptor.images == .persistent)
        #expect(descriptor.tap == .details(.ownRequest))
    }

    @Test("TMDB sorts, filters and searches its own lists")
    func serviceLists() {
        for list in descriptor.lists.prefix(2) {
            #expect(list.content == .service(.pages(maximum: 500)))
            #expect(
                list.sorts.map(\.id.rawValue) == [
                    "popularity", "rating", "release-date", "title", "revenue",
                ]
            )
            #expect(list.sorts.allSatisfy { $0.execution == .service })
            #expect(
                list.sorts.map(\.defaultDirection) == [
                    .descending, .descending, .descending, .ascending, .descending,
                ]
            )
            #expect(
                list.filters == [
                    .genres, .years, .minimumRating, .people, .countries, .maximumRuntime,
                    .language,
                ]
            )
            #expect(list.isSearchable)
        }
    }

    @Test(
        "marked movies are searched, filtered and sorted locally",
        arguments: [MarkKind.favorite, .toWatch, .watched]
    )
    func marked(kind: MarkKind) throws {
        let list = try #require(descriptor.list(ListID(marked: kind)))
        #expect(list.content == .marked(kind))
        let own: Set<FilterKind> = kind == .watched ? [] : [.notWatched]
        #expect(list.filters == own.union([.genres, .years, .minimumRating]))
        #expect(list.isSearchable)
        #expect(
            list.sorts.map(\.execution) == [
                .library(facet: "popularity"), .library(facet: "rating"),
                .library(facet: "released"), .library(facet: nil), .ownRating,
            ]
        )
    }

    @Test("rows show only declared facets")
    func row() {
        #expect(descriptor.row.lines == [["genres"], ["rating", "released"]])
        let declared = Set(descriptor.facets.map(\.key))
        #expect(declared.isSuperset(of: descriptor.row.lines.joined()))
        #expect(declared.count == descriptor.facets.count)
    }
}
