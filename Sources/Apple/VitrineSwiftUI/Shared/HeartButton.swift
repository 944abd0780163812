#if canImport(UIKit)
import Catalog
import Features
import L10n
import SwiftUI

/// An item's heart, outlined or filled, labeled with the action of a tap.
struct HeartButton: View {
    @Environment(Favorites.self) private var favorites
    @Environment(\.strings) private var strings
    @State private var taps = 0
    let id: Item.ID
    /// Whether its label is visible beside it.
    var isLabeled = false

    var body: some View {
        let isFavorite = favorites.contains(id)
        let label = Label(
            strings(isFavorite ? "favorite.remove" : "favorite.add"),
            systemImage: isFavorite ? "heart.fill" : "heart"
        )
        Button {
            favorites.toggle(id)
            taps += 1
        } label: {
            if isLabeled { label } else { label.labelStyle(.iconOnly) }
        }
        .tint(.pink)
        .contentTransition(.opacity)
        .sensoryFeedback(.impact, trigger: taps)
        .accessibilityIdentifier("heart")
    }
}
#endif
