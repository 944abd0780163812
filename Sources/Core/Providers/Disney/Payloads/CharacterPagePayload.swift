/// The envelope around all of the service's responses.
///
/// `count` is ignored because it is the number of characters on this page, and the links to other
/// pages because they omit the search. https://disneyapi.dev/docs/
struct CharacterPagePayload: Decodable, Sendable {
    private enum CodingKeys: String, CodingKey {
        case info, data
    }

    private struct Info: Decodable {
        enum CodingKeys: String, CodingKey {
            case totalPages
        }

        let totalPages: Int?

        init(from decoder: any Decoder) throws {
            totalPages = try decoder.container(keyedBy: CodingKeys.self)
                .lenientInteger(forKey: .totalPages)
        }
    }

    /// The characters that could be decoded.
    let characters: [CharacterPayload]
    /// How many characters couldn't be decoded.
    let skipped: Int
    /// The number of pages; 0 if nothing was found, nil if it is missing.
    let totalPages: Int?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        totalPages = try container.decodeIfPresent(Info.self, forKey: .info)?.totalPages
        let data = try container.decode(Rows.self, forKey: .data)
        characters = data.rows.elements
        skipped = data.rows.skipped
    }
}

extension CharacterPagePayload {
    /// Rows in an array; a single row may appear without an array, and `null` means none.
    private struct Rows: Decodable {
        let rows: LossyArray<CharacterPayload>

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                rows = LossyArray(elements: [], skipped: 0)
            } else if (try? decoder.container(keyedBy: CodingKeys.self)) != nil {
                // Only checks that it is an object; decoding it reports any errors.
                do {
                    let row = try container.decode(CharacterPayload.self)
                    rows = LossyArray(elements: [row], skipped: 0)
                } catch {
                    rows = LossyArray(elements: [], skipped: 1)
                }
            } else {
                rows = try container.decode(LossyArray<CharacterPayload>.self)
            }
        }
    }
}
