#if canImport(UIKit)
import Catalog
import Features
import L10n
import SwiftUI

/// The filters of which one of several values is chosen: length, original language and country.
struct ChoicesSection: View {
    @Environment(\.strings) private var strings
    @Bindable var catalogModel: CatalogViewModel

    var body: some View {
        Section {
            if catalogModel.offers(.maximumRuntime) {
                Picker(
                    strings("filter.runtime"),
                    selection: $catalogModel.filter.maximumRuntime
                ) {
                    Text(strings("filter.any")).tag(Int?.none)
                    ForEach(CatalogViewModel.runtimes, id: \.self) {
                        Text(catalogModel.words(forRuntime: $0)).tag($0)
                    }
                }
            }
            if catalogModel.offers(.language) {
                Picker(strings("filter.language"), selection: $catalogModel.filter.language) {
                    ForEach(catalogModel.languages, id: \.self) {
                        Text(catalogModel.words(forLanguage: $0)).tag($0)
                    }
                }
                .pickerStyle(.navigationLink)
            }
            if catalogModel.offers(.countries) {
                Picker(strings("filter.country"), selection: $catalogModel.filter.country) {
                    ForEach(catalogModel.countries, id: \.self) {
                        Text(catalogModel.words(forCountry: $0)).tag($0)
                    }
                }
                .pickerStyle(.navigationLink)
            }
        }
    }
}
#endif
