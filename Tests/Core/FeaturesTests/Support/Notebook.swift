import Features
import Foundation
import Primitives

/// Stores settings as JSON in memory, in place of a file.
final class Notebook: Sendable {
    private let text: Locked<String>

    init(_ text: String = "{}") {
        self.text = Locked(text)
    }

    /// The stored JSON.
    var json: String { text.withLock { $0 } }

    /// Settings that read from and save to this notebook.
    var parts: SettingsParts {
        var parts = SettingsParts.none
        // Unreadable JSON counts as default settings.
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
