#if canImport(UIKit)
import Features
import L10n
import SwiftUI
import UIKit

/// Where the address of a list is entered, from which a catalog is made.
struct CatalogAddressSection: View {
    @Environment(\.strings) private var strings
    @Bindable var model: CatalogAddressModel

    var body: some View {
        Section {
            TextField(strings("address.entry"), text: $model.text)
                .keyboardType(.URL)
                .plainEntry()
                .onSubmit { model.entered() }
                .accessibilityIdentifier("address")
            Button(strings("address.continue")) { model.entered() }
                .disabled(model.status == .working)
            StatusLine(status: model.status, working: "address.working")
            if model.status == .working {
                Button(strings("action.cancel"), role: .cancel) { model.isShown = false }
            }
        } header: {
            Text(strings("address.title"))
        } footer: {
            Text(strings("address.description"))
        }
    }
}
#endif
