#if canImport(UIKit)
import Catalog
import Features
import L10n
import SwiftUI

/// A button that sets or removes a kind of mark, outlined or filled, labeled with what a tap does.
struct MarkButton: View {
    @Environment(AppModel.self) private var model
    @Environment(Marks.self) private var marks
    @Environment(\.strings) private var strings
    @State private var taps = 0
    let id: Item.ID
    var kind = MarkKind.favorite
    /// Whether its label is visible beside it.
    var isLabeled = false

    var body: some View {
        let isSet = marks[id].has(kind)
        let label = Label(
            strings(kind.caption(isSet: isSet)),
            systemImage: kind.symbol(isSet: isSet)
        )
        Button {
            if kind == .note { model.notesTapped(id) } else { marks.tapped(kind, id) }
            taps += 1
        } label: {
            if isLabeled { label } else { label.labelStyle(.iconOnly) }
        }
        .tint(kind == .favorite ? .pink : nil)
        .contentTransition(.opacity)
        .sensoryFeedback(.impact, trigger: taps)
        .accessibilityIdentifier(kind == .favorite ? "heart" : kind.rawValue)
    }
}
#endif
