#if canImport(UIKit)
import Features
import L10n
import SwiftUI

/// The parts of the filter; a tap removes one.
struct FilterChips: View {
    @Environment(\.strings) private var strings
    let catalogModel: CatalogViewModel

    var body: some View {
        ScrollView(.horizontal) {
            HStack {
                ForEach(catalogModel.chips, id: \.part) { chip in
                    Button {
                        catalogModel.visible.filterChipTapped(chip)
                    } label: {
                        Label(chip.text, systemImage: "xmark.circle.fill")
                    }
                    .accessibilityLabel(strings("filter.remove", chip.text))
                }
            }
            .buttonStyle(.bordered)
            .controlSize(.small)
        }
        .scrollIndicators(.hidden)
    }
}
#endif
