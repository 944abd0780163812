/// As JSON: `{"lists": {"movies/popular": {"layout": "grid"}}}`.
///
/// What cannot be read counts as not chosen: a damaged list costs its own choices only.
extension Preferences: Codable {
    private enum CodingKeys: String, CodingKey {
        case lists
    }

    /// One list, whatever stands there.
    private struct Readable: Decodable {
        let preferences: ListPreferences

        init(from decoder: any Decoder) throws {
            // A value of another type counts as not chosen.
            preferences = (try? ListPreferences(from: decoder)) ?? ListPreferences()
        }
    }

    /// Reads preferences.
    /// - Throws: `DecodingError` where the value is no object.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        // A value of another type counts as no list.
        let found = try? container.decodeIfPresent([String: Readable].self, forKey: .lists)
        self.init()
        lists = (found ?? [:]).mapValues(\.preferences).filter { $0.value != ListPreferences() }
    }

    /// Writes what was chosen.
    /// - Throws: what the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(lists, forKey: .lists)
    }
}
