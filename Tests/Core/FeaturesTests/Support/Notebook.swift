import Features
import Foundation
import Primitives

/// Keeps settings as JSON, as a file would.
final class Notebook: Sendable {
    private let text: Locked<String>

    init(_ text: String = "{}") {
        self.text = Locked(text)
    }

    /// What stands there.
    var json: String { text.withLock { $0 } }

    /// What settings act on, with this notebook for the file.
    var parts: SettingsParts {
        var parts = SettingsParts.none
        // What cannot be read counts as nothing chosen.
        let data = Data(json.utf8)
        parts.initial = (try? JSONDecoder().decode(Settings.self, from: data)) ?? Settings()
        parts.actions.keep = { [text] settings in
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            let data = try? encoder.encode(settings)
            text.withLock { $0 = data.map { String(decoding: $0, as: UTF8.self) } ?? "" }
        }
        return parts
    }
}
