import Catalog

/// Turns the service's payloads into items.
struct CharacterMapping {
    /// The catalog that the items belong to.
    let catalog: CatalogID
    /// Where pictures lie.
    let images: DisneyImages

    /// The item of a row; a list and the character's own answer tell the same.
    ///
    /// No films is known as such, so that their number is 0 and not unknown.
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
