/// The CLDR plural categories, as named in string catalogs.
enum PluralCategory: String, CaseIterable, Decodable, CodingKeyRepresentable {
    case zero, one, two, few, many, other
}
