import Foundation
import Primitives

@testable import Features

/// Stores settings as JSON in memory, in place of a file.
final class Notebook: Sendable {
    private let text: Locked<String>

    init(_ text: String = "{}") {
        self.text = Locked(text)
    }

    /// The stored JSON.
    var json: String { text.withLock { $0 } }

    /// Settings that read from and save to this notebook.
    var settings: SettingsStub {
        var stub = SettingsStub()
        // Unreadable JSON counts as default settings.
        let data = Data(json.utf8)
        stub.facts.initial = (try? JSONDecoder().decode(Settings.self, from: data)) ?? Settings()
        stub.onKeep = { [text] settings in
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            let data = try? encoder.encode(settings)
            text.withLock { $0 = data.map { String(decoding: $0, as: UTF8.self) } ?? "" }
        }
        return stub
    }
}
