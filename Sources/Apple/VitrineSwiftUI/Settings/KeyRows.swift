#if canImport(UIKit)
import Features
import L10n
import SwiftUI

/// Fields for entering, testing and removing the key.
///
/// The app tests a key before saving it.
struct KeyRows: View {
    @Environment(\.strings) private var strings
    @Environment(\.keyPlace) private var keyPlace
    @State private var key = ""
    @FocusState private var isFocused: Bool
    let model: SettingsViewModel

    var body: some View {
        SecureField(strings("settings.key.entry"), text: $key)
            .plainEntry()
            .onSubmit { model.keyEntered(key) }
            .disabled(!model.isKeyEditable)
            .focused($isFocused)
            .task(id: keyPlace) { isFocused = keyPlace?.page == .sources }
            .onChange(of: model.keyChangeCount) { key = "" }
        LabeledContent(strings("settings.key.place"), value: model.keyPlaceText)
        HStack {
            Button(strings("settings.key.test")) { model.keyTestTapped(typed: key) }
                .disabled(model.keyStatus == .working)
            Spacer()
            if model.hasKey, model.isKeyEditable {
                Button(strings("settings.key.remove"), role: .destructive) { model.keyRemoved() }
            }
        }
        .buttonStyle(.borderless)
        StatusLine(status: model.keyStatus, working: "settings.key.testing")
    }
}

/// The result of a test, announced by VoiceOver.
struct StatusLine: View {
    @Environment(\.strings) private var strings
    let status: SettingsStatus
    /// The string key of the text shown while testing.
    let working: String

    var body: some View {
        switch status {
        case .idle: EmptyView()
        case .working: ProgressView(strings(working))
        case .message(let text, let isGood):
            Label(text, systemImage: isGood ? "checkmark.circle" : "exclamationmark.triangle")
                .foregroundStyle(isGood ? Color.green : Color.orange)
                .announced(text)
        }
    }
}
#endif
