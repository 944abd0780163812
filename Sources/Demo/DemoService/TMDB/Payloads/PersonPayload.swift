/// A person in a list.
struct PersonPayload: Encodable, Sendable {
    let adult = false
    /// 0, which means unknown.
    let gender = 0
    let id: Int
    let department: String
    let name: String
    let originalName: String
    let popularity: Double
    let profilePath = Nullable<String>(nil)

    init(_ person: Person) {
        id = person.id
        department = person.department
        name = person.name
        originalName = person.name
        popularity = person.popularity
    }

    enum CodingKeys: String, CodingKey {
        case adult, gender, id, name, popularity
        case department = "known_for_department"
        case originalName = "original_name"
        case profilePath = "profile_path"
    }
}
