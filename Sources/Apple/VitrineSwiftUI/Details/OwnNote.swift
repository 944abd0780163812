#if canImport(UIKit)
import Catalog
import Features
import L10n
import SwiftUI

/// A person's note on an item and the days on which they watched it; nothing if there are none.
struct OwnNote: View {
    @Environment(Marks.self) private var marks
    @Environment(\.strings) private var strings
    let model: DetailsViewModel

    var body: some View {
        let days = marks[model.id].watchedText(strings)
        if model.note != nil || days != nil {
            VStack(alignment: .leading, spacing: 4) {
                if let note = model.note { Text(note) }
                if let days { Text(days).font(.caption).foregroundStyle(.secondary) }
            }
            .accessibilityElement(children: .combine)
            .accessibilityIdentifier("own-note")
        }
    }
}
#endif
