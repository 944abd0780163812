#if canImport(UIKit)
import Catalog
import Features
import L10n
import SwiftUI

/// A button that sets or removes a kind of mark, outlined or filled, labeled with what a tap does.
struct MarkButton: View {
    /// The smallest size in points that a finger hits, as Apple's guidelines ask.
    static let target = 44.0

    @Environment(AppModel.self) private var model
    @Environment(Marks.self) private var marks
    @Environment(\.reducesMotion) private var reducesMotion
    @Environment(\.strings) private var strings
    @State private var taps = 0
    let id: Item.ID
    var kind = MarkKind.favorite
    /// Whether its label is visible beside it.
    var isLabeled = false
    /// Whether it is on a picture, which may have any color.
    var isOnPicture = false

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
            if isLabeled {
                label
            } else {
                label.labelStyle(.iconOnly)
                    .symbolEffect(.bounce, value: reducesMotion ? 0 : taps)
                    .padding(isOnPicture ? 7 : 0)
                    .background { if isOnPicture { Circle().fill(.black.opacity(0.45)) } }
                    // A frame around the button itself would get no taps.
                    .frame(minWidth: Self.target, minHeight: Self.target)
                    .contentShape(.rect)
            }
        }
        .tint(kind == .favorite ? .pink : isOnPicture ? .white : nil)
        .contentTransition(.opacity)
        .sensoryFeedback(.impact, trigger: taps)
        .accessibilityIdentifier(kind == .favorite ? "heart" : kind.rawValue)
    }
}
#endif
