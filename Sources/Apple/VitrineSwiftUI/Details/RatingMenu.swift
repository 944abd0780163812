#if canImport(UIKit)
import Catalog
import Features
import L10n
import SwiftUI

/// A menu with the person's own rating: half a star to five stars, or none.
struct RatingMenu: View {
    @Environment(Marks.self) private var marks
    @Environment(\.strings) private var strings
    let id: Item.ID

    var body: some View {
        @Bindable var marks = marks
        let rating = marks[ratingOf: id]
        Menu {
            Picker(strings("mark.rating.label"), selection: $marks[ratingOf: id]) {
                ForEach(OwnRating.all.reversed(), id: \.self) { rating in
                    Text(rating.text(strings)).tag(OwnRating?.some(rating))
                }
                Text(strings("mark.rating.none")).tag(OwnRating?.none)
            }
        } label: {
            Label(
                rating.map { strings.number($0.stars) } ?? strings("mark.rating.label"),
                systemImage: MarkKind.rating.symbol(isSet: rating != nil)
            )
        }
        .tint(.yellow)
        .accessibilityLabel(strings("mark.rating.label"))
        .accessibilityValue(rating?.text(strings) ?? strings("mark.rating.none"))
        .accessibilityIdentifier("rating")
    }
}
#endif
