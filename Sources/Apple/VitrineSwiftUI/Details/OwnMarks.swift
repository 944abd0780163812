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
                    Text(rating.text(strings)).tag(rating)
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
