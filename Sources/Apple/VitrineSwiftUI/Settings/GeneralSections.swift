#if canImport(UIKit)
import Features
import Foundation
import L10n
import SwiftUI
import UIKit

/// Appearance, animations, the start page, languages, and the country.
struct GeneralSections: View {
    @Environment(\.strings) private var strings
    @Bindable var model: SettingsViewModel

    var body: some View {
        Section(strings("settings.looks")) {
            Picker(strings("settings.appearance"), selection: $model.appearance) {
                ForEach(Appearance.allCases, id: \.self) { choice in
                    Text(strings("settings.appearance.\(choice.rawValue)")).tag(choice)
                }
            }
            Picker(strings("settings.motion"), selection: $model.motion) {
                ForEach(Motion.allCases, id: \.self) { choice in
                    Text(strings("settings.motion.\(choice.rawValue)")).tag(choice)
                }
            }
        }
        Section(strings("settings.start")) {
            Picker(strings("settings.opening"), selection: $model.startPage) {
                ForEach(model.startPages, id: \.self) { Text(model.words(for: $0)).tag($0) }
            }
        }
        Section(strings("settings.languages")) {
            // The system restarts the app in the language that is chosen there.
            if let settings = URL(string: UIApplication.openSettingsURLString) {
                Link(strings("settings.language.choose"), destination: settings)
            }
            Picker(strings("settings.content-language"), selection: $model.contentLanguage) {
                Text(strings("settings.content-language.interface")).tag(Language?.none)
                ForEach(Language.allCases, id: \.self) { language in
                    Text(language.ownName).tag(language)
                }
            }
            Text(strings("settings.language.hint")).font(.footnote).foregroundStyle(.secondary)
        }
        Section(strings("offers.title")) {
            Picker(strings("settings.country"), selection: $model.country) {
                ForEach(model.countries, id: \.self) { Text(model.words(forCountry: $0)).tag($0) }
            }
            .pickerStyle(.navigationLink)
        }
    }
}
#endif
