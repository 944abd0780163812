#if canImport(UIKit)
import Catalog
import Features
import L10n
import SwiftUI

/// The catalogs that have no tab, below the shelves.
struct OtherCatalogs: View {
    @Environment(AppModel.self) private var model
    @Environment(\.strings) private var strings

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(strings("home.more-catalogs")).font(.title3.bold())
                .accessibilityAddTraits(.isHeader)
            ForEach(model.tabs.others) { catalog in
                Button {
                    model.catalogTapped(catalog.id)
                } label: {
                    Label(strings.caption(catalog.title), systemImage: catalog.symbol.systemImage)
                        .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
                        .contentShape(.rect)
                }
            }
        }
        .padding(.horizontal)
        .accessibilityElement(children: .contain)
    }
}
#endif
