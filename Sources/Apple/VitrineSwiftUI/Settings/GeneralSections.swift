#if canImport(UIKit)
import Features
import L10n
import SwiftUI

/// Appearance, animations, the opening page, and languages.
struct GeneralSections: View {
    @Environment(\.strings) private var strings
    let model: SettingsViewModel

    var body: some View {
        Section(strings("settings.looks")) {
            Picker(strings("settings.appearance"), selection: appearance) {
                ForEach(Appearance.allCases, id: \.self) { choice in
                    Text(strings("settings.appearance.\(choice.rawValue)")).tag(choice)
                }
            }
            Picker(strings("settings.motion"), selection: motion) {
                ForEach(Motion.allCases, id: \.self) { choice in
                    Text(strings("settings.motion.\(choice.rawValue)")).tag(choice)
                }
            }
        }
        Section(strings("settings.start")) {
            Picker(strings("settings.opening"), selection: opening) {
                ForEach(model.openings, id: \.self) { Text(model.words(for: $0)).tag($0) }
            }
        }
        Section(strings("settings.languages")) {
            Picker(strings("settings.language"), selection: interfaceLanguage) {
                languages(none: "settings.language.system")
            }
            Picker(strings("settings.content-language"), selection: contentLanguage) {
                languages(none: "settings.content-language.interface")
            }
            Text(strings("settings.language.hint")).font(.footnote).foregroundStyle(.secondary)
        }
    }

    @ViewBuilder private func languages(none: String) -> some View {
        Text(strings(none)).tag(Language?.none)
        ForEach(Language.allCases, id: \.self) { language in
            Text(language.ownName).tag(Language?.some(language))
        }
    }

    private var appearance: Binding<Appearance> {
        Binding(
            showing: { model.settings.appearance },
            changing: { model.appearanceChosen($0) }
        )
    }

    private var motion: Binding<Motion> {
        Binding(
            showing: { model.settings.motion },
            changing: { model.motionChosen($0) }
        )
    }

    private var opening: Binding<Opening> {
        Binding(
            showing: { model.settings.opening },
            changing: { model.openingChosen($0) }
        )
    }

    private var interfaceLanguage: Binding<Language?> {
        Binding(
            showing: { model.settings.interfaceLanguage },
            changing: { model.interfaceLanguageChosen($0) }
        )
    }

    private var contentLanguage: Binding<Language?> {
        Binding(
            showing: { model.settings.contentLanguage },
            changing: { model.contentLanguageChosen($0) }
        )
    }
}
#endif
