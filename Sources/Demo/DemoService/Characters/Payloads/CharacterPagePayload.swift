/// A page of characters, or a single character.
struct CharacterPagePayload: Encodable, Sendable {
    private enum CodingKeys: String, CodingKey {
        case info, data
    }

    private struct Info: Encodable {
        /// The number of rows on this page, not in total.
        let count: Int
        let totalPages: Int
        let previousPage: Nullable<String>
        let nextPage: Nullable<String>
    }

    let characters: [CharacterPayload]
    let paging: CharacterPaging

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        let info = Info(
            count: characters.count,
            totalPages: paging.totalPages,
            previousPage: Nullable(paging.previousPage),
            nextPage: Nullable(paging.nextPage)
        )
        try fields.encode(info, forKey: .info)
        // The real service doesn't wrap a single character in an array.
        if characters.count == 1 {
            try fields.encode(characters[0], forKey: .data)
        } else {
            try fields.encode(characters, forKey: .data)
        }
    }
}
