import Catalog
import Foundation
import JSONText

/// Converts the service's responses into items.
///
/// https://disneyapi.dev/docs/
struct CharacterMapping {
    let catalog: CatalogID
    let images: PictureAddresses

    /// Converts a character, in a list or in a separate response; nil without a number or name.
    ///
    /// The rest may be missing, as in older responses. Empty film lists are preserved, so their count
    /// is 0 rather than unknown.
    func item(_ character: JSON) -> Item? {
        guard let id = character["_id"]?.identifier, let name = character["name"]?.text else {
            return nil
        }
        let films = character["films"]?.names ?? []
        let shortFilms = character["shortFilms"]?.names ?? []
        return Item(
            id: Item.ID(catalog, String(id)),
            title: name,
            artwork: address(character["imageUrl"]).flatMap(images.artwork),
            facets: Facets()
                .setting(.films, films)
                .setting(.shortFilms, shortFilms)
                .setting(.tvShows, known(character["tvShows"]))
                .setting(.videoGames, known(character["videoGames"]))
                .setting(.parkAttractions, known(character["parkAttractions"]))
                .setting(.allies, known(character["allies"]))
                .setting(.enemies, known(character["enemies"]))
                .setting(.popularity, Double(films.count + shortFilms.count))
                .setting(.source, address(character["sourceUrl"]))
        )
    }

    private func known(_ list: JSON?) -> [String]? {
        list.map(\.names).flatMap { $0.isEmpty ? nil : $0 }
    }

    private func address(_ value: JSON?) -> URL? { value?.path.flatMap { URL(webAddress: $0) } }
}
