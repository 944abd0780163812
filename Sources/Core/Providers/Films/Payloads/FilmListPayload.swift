/// A list of films: an array, or an object with exactly one array among its members.
struct FilmListPayload: Decodable, Sendable {
    private struct AnyKey: CodingKey {
        let stringValue: String
        let intValue: Int? = nil

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// The films that could be decoded, and the number that couldn't.
    let films: LossyArray<FilmPayload>

    init(from decoder: any Decoder) throws {
        guard let container = try? decoder.container(keyedBy: AnyKey.self) else {
            // It isn't an object, so it must be an array.
            films = try LossyArray(from: decoder)
            return
        }
        // Other members describe the list, such as its length.
        let arrays = container.allKeys.filter { key in
            (try? container.nestedUnkeyedContainer(forKey: key)) != nil
        }
        guard let key = arrays.first, arrays.count == 1 else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: container.codingPath,
                    debugDescription: "\(arrays.count) arrays where one is the list"
                )
            )
        }
        films = try container.decode(LossyArray<FilmPayload>.self, forKey: key)
    }
}
