/// As JSON: `{"lists": {"movies/popular": {"layout": "grid"}}}`.
///
/// A value that cannot be decoded counts as not chosen, so that damage costs one list its choices.
extension Preferences: Codable {
    private enum CodingKeys: String, CodingKey {
        case lists
    }

    /// Decodes one list, whatever its value is.
    private struct Readable: Decodable {
        let preferences: ListPreferences

        init(from decoder: any Decoder) throws {
            // A value of another type counts as not chosen.
            preferences = (try? ListPreferences(from: decoder)) ?? ListPreferences()
        }
    }

    /// Decodes what it can.
    /// - Throws: `DecodingError` if the value is not an object.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        // A value of another type counts as no list.
        let found = try? container.decodeIfPresent([String: Readable].self, forKey: .lists)
        self.init()
        lists = (found ?? [:]).mapValues(\.preferences).filter { $0.value != ListPreferences() }
    }

    /// Encodes only what was chosen.
    /// - Throws: what the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(lists, forKey: .lists)
    }
}
