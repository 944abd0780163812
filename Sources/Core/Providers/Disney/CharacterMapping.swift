import Catalog

/// Converts the service's responses into items.
struct CharacterMapping {
    let catalog: CatalogID
    let images: PictureAddresses

    /// Converts a character; a list row and a separate response contain the same facts.
    ///
    /// Empty film lists are preserved, so their count is 0 rather than unknown.
    func item(_ character: CharacterPayload) -> Item {
        let appearances = character.films.count + character.shortFilms.count
        return Item(
            id: Item.ID(catalog, String(character.id)),
            title: character.name,
            artwork: character.image.flatMap(images.artwork),
            facets: Facets()
                .setting(.films, character.films)
                .setting(.shortFilms, character.shortFilms)
                .setting(.tvShows, known(character.tvShows))
                .setting(.videoGames, known(character.videoGames))
                .setting(.parkAttractions, known(character.parkAttractions))
                .setting(.allies, known(character.allies))
                .setting(.enemies, known(character.enemies))
                .setting(.popularity, Double(appearances))
                .setting(.source, character.source)
        )
    }

    private func known(_ names: [String]) -> [String]? { names.isEmpty ? nil : names }
}
