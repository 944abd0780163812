#if canImport(UIKit)
import Features
import L10n
import SwiftUI

/// Each catalog's source, with the key if the source needs one.
struct SourcesSections: View {
    @Environment(\.strings) private var strings
    let model: SettingsViewModel

    var body: some View {
        ForEach(model.slots, id: \.catalog) { slot in
            Section {
                SourcePicker(model: model, slot: slot)
                if slot.needsKey { KeyRows(model: model) }
            } header: {
                Text(strings.caption(slot.title))
            } footer: {
                Text(model.hint(of: slot))
            }
        }
    }
}

private struct SourcePicker: View {
    @Environment(\.strings) private var strings
    @State private var address = ""
    @Bindable var model: SettingsViewModel
    let slot: SourceSlot

    var body: some View {
        Picker(strings("settings.sources.from"), selection: $model[kindOf: slot.catalog]) {
            ForEach(slot.kinds, id: \.self) { kind in
                Text(strings("settings.sources.\(kind.rawValue)")).tag(kind)
            }
        }
        .disabled(slot.overrulingVariable != nil)
        if model.takesAddress(slot) {
            TextField(strings("settings.sources.address"), text: $address)
                .plainEntry()
                .onSubmit { model.addressEntered(address, of: slot.catalog) }
                .onAppear { address = model.address(of: slot.catalog) }
            StatusLine(
                status: model.addressStatus[slot.catalog] ?? .idle,
                working: "settings.address.checking"
            )
        }
    }
}
#endif
