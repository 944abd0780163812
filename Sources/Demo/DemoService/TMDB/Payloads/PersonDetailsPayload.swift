/// The body of `/person/{id}`.
///
/// The data doesn't include a person's life, so most values are empty or null.
struct PersonDetailsPayload: Encodable, Sendable {
    let adult = false
    let alsoKnownAs: [String] = []
    let biography = ""
    let birthday = Nullable<String>(nil)
    let deathday = Nullable<String>(nil)
    /// 0, which means unknown.
    let gender = 0
    let homepage = Nullable<String>(nil)
    let id: Int
    let imdbID = Nullable<String>(nil)
    let department: String
    let name: String
    let placeOfBirth = Nullable<String>(nil)
    let popularity: Double
    let profilePath = Nullable<String>(nil)

    init(_ person: Person) {
        id = person.id
        department = person.department
        name = person.name
        popularity = person.popularity
    }

    enum CodingKeys: String, CodingKey {
        case adult, biography, birthday, deathday, gender, homepage, id, name, popularity
        case alsoKnownAs = "also_known_as"
        case department = "known_for_department"
        case imdbID = "imdb_id"
        case placeOfBirth = "place_of_birth"
        case profilePath = "profile_path"
    }
}
