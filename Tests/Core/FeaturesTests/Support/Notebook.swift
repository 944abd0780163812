import Features
import Foundation
import Primitives

/// Keeps preferences as JSON, as a file would.
final class Notebook: Sendable {
    private let text: Locked<String>

    init(_ text: String = "{}") {
        self.text = Locked(text)
    }

    /// What stands there.
    var json: String { text.withLock { $0 } }

    /// The notebook as the app sees it.
    var store: PreferencesStore {
        PreferencesStore(
            load: { [text] in
                let data = Data(text.withLock { $0 }.utf8)
                return (try? JSONDecoder().decode(Preferences.self, from: data)) ?? Preferences()
            },
            save: { [text] preferences in
                let encoder = JSONEncoder()
                encoder.outputFormatting = .sortedKeys
                let data = try? encoder.encode(preferences)
                text.withLock { $0 = data.map { String(decoding: $0, as: UTF8.self) } ?? "" }
            }
        )
    }
}
