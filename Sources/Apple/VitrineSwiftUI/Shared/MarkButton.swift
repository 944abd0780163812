#if canImport(UIKit)
import Catalog
import Features
import L10n
import SwiftUI

/// A button that sets or removes a kind of mark, outlined or filled, labeled with what a tap does.
struct MarkButton: View {
    /// The smallest size in points that a finger hits, as Apple's guidelines ask.
    private static let target = 44.0

    @Environment(AppModel.self) private var model
    @Environment(Marks.self) private var marks
    @Environment(\.reducesMotion) private var reducesMotion
    @Environment(\.strings) private var strings
    @State private var taps = 0
    let id: Item.ID
    var kind = MarkKind.favorite
    var look = Look.glyph

    /// How the button looks.
    enum Look {
        /// A symbol and text, or only a symbol, in a style with a border.
        case labeled, symbol
        /// A symbol without border, on a row or on a picture, which may have any color.
        case glyph, onPicture
    }

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
            switch look {
            case .labeled: label
            case .symbol: label.labelStyle(.iconOnly)
            case .glyph: target(label)
            case .onPicture:
                target(label.padding(7).background { Circle().fill(.black.opacity(0.45)) })
            }
        }
        .symbolEffect(.bounce, value: reducesMotion ? 0 : taps)
        .tint(kind == .favorite ? .pink : nil)
        .opacity(marks.late.contains(id) ? 0.5 : 1)
        .accessibilityValue(marks.late.contains(id) ? strings("mark.unsaved") : "")
        .contentTransition(.opacity)
        .sensoryFeedback(.impact, trigger: taps)
        .accessibilityIdentifier(kind == .favorite ? "heart" : kind.rawValue)
    }

    /// A frame around the button itself would get no taps.
    private func target(_ label: some View) -> some View {
        label.labelStyle(.iconOnly)
            .frame(minWidth: Self.target, minHeight: Self.target)
            .contentShape(.rect)
    }
}
#endif
