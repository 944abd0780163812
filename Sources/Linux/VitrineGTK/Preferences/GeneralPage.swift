import Features
import GTKSupport
import L10n

/// The settings for appearance, animations, the startup page, languages, and the country.
@MainActor
final class GeneralPage {
    let page: PreferencesPage

    private static let languages: [Language?] = [nil] + Language.allCases

    private let model: SettingsViewModel
    private let appearance: ComboRow
    private let motion: ComboRow
    private let startPage: ComboRow
    private let interfaceLanguage: ComboRow
    private let contentLanguage: ComboRow
    let country: DropDownRow

    init(model: SettingsViewModel) {
        self.model = model
        let strings = model.strings
        page = PreferencesPage(
            title: strings("settings.general"),
            icon: "preferences-system-symbolic"
        )
        appearance = ComboRow(
            title: strings("settings.appearance"),
            options: Appearance.allCases.map { strings("settings.appearance.\($0.rawValue)") },
            chosen: { [weak model] in model?.appearance = Appearance.allCases[$0] }
        )
        motion = ComboRow(
            title: strings("settings.motion"),
            options: Motion.allCases.map { strings("settings.motion.\($0.rawValue)") },
            chosen: { [weak model] in model?.motion = Motion.allCases[$0] }
        )
        startPage = ComboRow(
            title: strings("settings.opening"),
            options: [],
            chosen: { [weak model] in
                guard let model, model.startPages.indices.contains($0) else { return }
                model.startPage = model.startPages[$0]
            }
        )
        let names = Self.languages.map { language in
            language.map(\.ownName) ?? strings("settings.language.system")
        }
        interfaceLanguage = ComboRow(
            title: strings("settings.language"),
            subtitle: strings("settings.language.hint"),
            options: names,
            chosen: { [weak model] in model?.interfaceLanguage = Self.languages[$0] }
        )
        contentLanguage = ComboRow(
            title: strings("settings.content-language"),
            options: [strings("settings.content-language.interface")] + names.dropFirst(),
            chosen: { [weak model] in model?.contentLanguage = Self.languages[$0] }
        )
        country = DropDownRow(
            title: strings("settings.country"),
            options: model.countries.map(model.words),
            chosen: { [weak model] in
                guard let model else { return }
                model.country = model.countries[$0]
            }
        )
        fill()
        page.bind { [weak model] in
            model?.startPages ?? []
        } apply: { [weak self] pages in
            self?.startPage.replace(pages.map(model.words), selected: 0)
            self?.update()
        }
        page.bind { [weak self] in self?.update() }
    }

    private func fill() {
        let strings = model.strings
        if let text = model.noticeText {
            let notice = PreferencesGroup(title: "")
            notice.add(Label(text).wrapped().justified(0).style("settings-notice"))
            page.add(notice)
        }
        let looks = PreferencesGroup(title: strings("settings.looks"))
        looks.add(appearance)
        looks.add(motion)
        page.add(looks)
        let start = PreferencesGroup(title: strings("settings.start"))
        start.add(startPage)
        page.add(start)
        let languages = PreferencesGroup(title: strings("settings.languages"))
        languages.add(interfaceLanguage)
        languages.add(contentLanguage)
        page.add(languages)
        let offers = PreferencesGroup(title: strings("offers.title"))
        offers.add(country)
        page.add(offers)
    }

    private func update() {
        let settings = model.settings
        appearance.selected = Appearance.allCases.firstIndex(of: settings.appearance) ?? 0
        startPage.selected = model.startPages.firstIndex(of: settings.startPage) ?? 0
        motion.selected = Motion.allCases.firstIndex(of: settings.motion) ?? 0
        interfaceLanguage.selected = Self.position(of: settings.interfaceLanguage)
        country.selected = model.countries.firstIndex(of: settings.country) ?? 0
        contentLanguage.selected = Self.position(of: settings.contentLanguage)
    }

    private static func position(of language: Language?) -> Int {
        languages.firstIndex(of: language) ?? 0
    }
}
