/// The lists of names of a character, by the service's keys.
enum CharacterField: String, CaseIterable, CodingKey, Sendable {
    case films
    case shortFilms
    case tvShows
    case videoGames
    case parkAttractions
    case allies
    case enemies
}
