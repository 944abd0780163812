import Catalog
import Foundation
import L10n
import Networking
import Testing

@testable import Manifests

/// The program's examples, with responses written after the services' documentation.
@Suite("The examples of manifests")
struct ExamplesTests {
    private func manifest(_ example: ManifestExample) throws -> Manifest {
        try Manifest(example.data)
    }

    private func items(
        _ example: ManifestExample,
        _ service: RecordingService,
        list: String,
        search: String = ""
    ) async throws -> Page<Item> {
        let provider = service.provider(try manifest(example))
        let query = Query(
            catalog: provider.descriptor.id,
            list: ListID(list),
            search: search
        )
        return try await provider.page(2, of: query)
    }

    @Test(
        "have no warnings, a credit and names in each language",
        arguments: ManifestExample.allCases
    )
    func complete(_ example: ManifestExample) throws {
        let manifest = try manifest(example)
        #expect(manifest.warnings.isEmpty)
        #expect(manifest.id.rawValue == example.rawValue)
        #expect(manifest.service.base.scheme == "https")
        #expect(manifest.service.requestsPerSecond != nil)
        let descriptor = manifest.descriptor
        let attribution = try #require(descriptor.attribution)
        #expect(attribution.link != nil)
        let captions =
            [attribution.text]
            + descriptor.facets.filter { !$0.key.hasSuffix(".subtitle") }.map(\.caption)
            + descriptor.lists.map(\.title)
        for language in Language.allCases {
            for caption in captions { #expect(!Localizer(language).caption(caption).isEmpty) }
        }
    }

    @Test("Open Library: books of a subject, with covers by their numbers")
    func openLibrary() async throws {
        let service = RecordingService(
            """
            {"numFound": 120, "start": 50, "numFoundExact": true, "docs": [
              {"key": "/works/OL1W", "title": "The Time Machine", "author_name": ["H. G. Wells"],
               "first_publish_year": 1895, "cover_i": 9009316, "edition_count": 900,
               "ratings_average": 4.0, "ratings_count": 12},
              {"key": "OL2W", "title": "We"}
            ]}
            """
        )
        let page = try await items(.openLibrary, service, list: "science-fiction")
        let address = try #require(service.addresses.first)
        #expect(
            address.hasPrefix(
                "https://openlibrary.org/search.json?subject=science%20fiction"
                    + "&sort=editions&page=2&limit=50&fields="
            )
        )
        #expect(page.totalPages == nil, "it may be a short page before others")
        #expect(page.elements.map(\.id.key) == ["OL1W", "OL2W"])
        let book = page.elements[0]
        #expect(book.facets[.released] == Day(year: 1895))
        #expect(book.facets[.rating] == Rating(8, votes: 12))
        #expect(book.facets[key: "open-library.subtitle"] == .text("H. G. Wells"))
        #expect(page.elements[1].artwork == nil)
        let provider = service.provider(try manifest(.openLibrary))
        let artwork = try #require(book.artwork)
        #expect(
            provider.imageAddress(of: artwork, pixelWidth: 300)?.url.absoluteString
                == "https://covers.openlibrary.org/b/id/9009316-L.jpg"
        )
    }

    @Test(
        "Open Library: a description is a text or an object",
        arguments: [#""A traveller.""#, #"{"type": "/type/text", "value": "A traveller."}"#]
    )
    func description(_ value: String) async throws {
        let service = RecordingService(
            """
            {"key": "/works/OL1W", "title": "The Time Machine", "description": \(value),
             "subjects": ["Time travel", "Fiction"]}
            """
        )
        let provider = service.provider(try manifest(.openLibrary))
        let details = try await provider.details(of: "OL1W")
        #expect(service.addresses == ["https://openlibrary.org/works/OL1W.json"])
        #expect(details.facets[.overview] == "A traveller.")
        let subjects = details.facets[key: "open-library.subjects"]
        #expect(subjects == .names(["Time travel", "Fiction"]))
    }

    @Test("Art Institute of Chicago: artworks with pictures by IIIF")
    func artInstitute() async throws {
        let service = RecordingService(
            """
            {"pagination": {"total": 500, "limit": 50, "offset": 50, "total_pages": 10,
                            "current_page": 2},
             "data": [
               {"id": 16568, "title": "Water Lilies", "image_id": "3c27b499-af56",
                "artist_title": "Claude Monet", "date_display": "1906",
                "style_titles": ["Impressionism", "painting"], "short_description": null},
               {"id": 2, "title": "Untitled", "image_id": null}
             ],
             "config": {"iiif_url": "https://www.artic.edu/iiif/2"}}
            """
        )
        let page = try await items(
            .artInstitute,
            service,
            list: "impressionism",
            search: "lily & co"
        )
        let address = try #require(service.addresses.first)
        #expect(
            address.hasPrefix("https://api.artic.edu/api/v1/artworks/search?q=lily%20%26%20co&")
        )
        #expect(service.requests.first?.headers["AIC-User-Agent"] == "Vitrine")
        #expect(page.totalPages == 10)
        #expect(page.elements.map(\.title) == ["Water Lilies", "Untitled"])
        let lilies = page.elements[0]
        #expect(lilies.facets[key: "art-institute.styles"] == .text("Impressionism, painting"))
        #expect(lilies.facets[.overview] == nil)
        #expect(page.elements[1].artwork == nil)
        let provider = service.provider(try manifest(.artInstitute))
        let artwork = try #require(lilies.artwork)
        let addresses = [100, 401, 3_000].map {
            provider.imageAddress(of: artwork, pixelWidth: $0)?.url.absoluteString
        }
        let start = "https://www.artic.edu/iiif/2/3c27b499-af56/full/"
        #expect(addresses == ["200", "600", "843"].map { "\(start)\($0),/0/default.jpg" })
    }

    @Test("Rick and Morty: characters, and an empty search")
    func rickAndMorty() async throws {
        let service = RecordingService(
            """
            {"info": {"count": 826, "pages": 42, "next": null, "prev": null}, "results": [
              {"id": 1, "name": "Rick Sanchez", "status": "Alive", "species": "Human", "type": "",
               "gender": "Male", "origin": {"name": "Earth (C-137)", "url": ""},
               "location": {"name": "Citadel of Ricks", "url": ""},
               "image": "https://rickandmortyapi.com/api/character/avatar/1.jpeg",
               "episode": ["https://rickandmortyapi.com/api/episode/1",
                           "https://rickandmortyapi.com/api/episode/2"]}
            ]}
            """
        )
        let page = try await items(.rickAndMorty, service, list: "alive")
        #expect(
            service.addresses == ["https://rickandmortyapi.com/api/character/?page=2&status=alive"]
        )
        #expect(page.totalPages == 42)
        let rick = try #require(page.elements.first)
        #expect(rick.artwork?.aspectRatio == 1)
        #expect(rick.facets[key: "rick-and-morty.episodes"] == .number(2))
        #expect(rick.facets[key: "rick-and-morty.origin"] == .text("Earth (C-137)"))
        #expect(rick.facets[key: "rick-and-morty.subspecies"] == nil)
        let nothing = RecordingService(#"{"error": "There is nothing here"}"#, status: 404)
        let empty = try await items(.rickAndMorty, nothing, list: "all", search: "morti")
        #expect(empty.elements.isEmpty)
    }
}
