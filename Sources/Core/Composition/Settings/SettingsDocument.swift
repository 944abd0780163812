import Features
import Foundation

/// The content of the settings file: `{"version": 1, "settings": {…}, "lists": {…}}`.
struct SettingsDocument: Hashable, Sendable {
    /// The version of the format that this program writes.
    ///
    /// A file without a version has the first one.
    static let version = 1

    var settings = Settings()
    var preferences = Preferences()
}

extension SettingsDocument: Codable {
    private enum CodingKeys: String, CodingKey { case version, settings }

    struct Version: Decodable {
        let version: Int?
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        // A value of another type counts as nothing chosen.
        settings = (try? container.decodeIfPresent(Settings.self, forKey: .settings)) ?? Settings()
        preferences = try Preferences(from: decoder)
    }

    func encode(to encoder: any Encoder) throws {
        try preferences.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(Self.version, forKey: .version)
        if settings != Settings() { try container.encode(settings, forKey: .settings) }
    }
}
