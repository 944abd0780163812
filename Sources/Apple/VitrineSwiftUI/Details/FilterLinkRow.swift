#if canImport(UIKit)
import Features
import SwiftUI

/// Years, countries, genres or people in a horizontally scrolling row; each opens its list.
struct FilterLinkRow: View {
    let model: DetailsViewModel
    let links: [FilterLink]

    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 8) {
                ForEach(links, id: \.self) { link in
                    Button(link.text) { model.filterLinkTapped(link) }
                        .buttonStyle(.bordered)
                        .disabled(!model.opens(link))
                }
            }
        }
        .scrollIndicators(.hidden)
    }
}
#endif
