/// The forms of a word that a count can ask for, by their names in CLDR and in string catalogs.
enum PluralCategory: String, CaseIterable, Decodable, CodingKeyRepresentable {
    case zero, one, two, few, many, other
}
