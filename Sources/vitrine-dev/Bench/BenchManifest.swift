import Catalog
import Foundation
import Manifests

/// The characters' catalog, described by a manifest instead of code.
enum BenchManifest {
    /// Returns the manifest of the Disney API at an address.
    static func disney(at address: URL) throws(ManifestError) -> Manifest {
        // The names of catalogs are known without a service.
        let base = address.scheme == "http" ? address.absoluteString : "http://127.0.0.1"
        return try Manifest(Data(text.replacing("BASE", with: base).utf8))
    }

    private static let text = """
        {
          "version": 1, "id": "figures", "name": "Figures", "symbol": "person",
          "service": { "base": "BASE" },
          "lists": [
            { "id": "all", "name": "All", "address": "character?page={page}&pageSize={size}",
              "items": "/data", "paging": { "size": 100, "pages": "/info/totalPages" } }
          ],
          "item": {
            "id": "/_id", "title": "/name", "picture": "/imageUrl",
            "facets": [
              { "key": "films", "kind": "names", "at": "/films", "row": 1,
                "unit": "{count} films" },
              { "key": "shortFilms", "kind": "names", "at": "/shortFilms", "row": 1,
                "unit": "{count} shorts" },
              { "key": "tvShows", "kind": "names", "at": "/tvShows" },
              { "key": "videoGames", "kind": "names", "at": "/videoGames" },
              { "key": "parkAttractions", "kind": "names", "at": "/parkAttractions" },
              { "key": "allies", "kind": "names", "at": "/allies" },
              { "key": "enemies", "kind": "names", "at": "/enemies" },
              { "key": "source", "kind": "link", "at": "/sourceUrl" },
              { "key": "popularity", "kind": "number", "count": ["/films", "/shortFilms"],
                "details": "hidden" }
            ]
          }
        }
        """
}
