import Catalog
import Features
import Foundation
import GTKSupport
import L10n

/// The settings window, and the settings that affect the main window.
extension MainWindow {
    /// Opens the settings window, or raises it.
    func showPreferences() {
        guard !isClosed else { return }
        if let preferences, !preferences.window.isClosed {
            preferences.window.present(above: window)
            return
        }
        let dialog = PreferencesDialog(
            model: model.settings,
            files: model.files,
            offline: model.offline,
            images: images
        )
        preferences = dialog
        dialog.window.on("destroy") { [weak self] in
            guard let self else { return }
            preferences = nil
            if !isClosed { alertChanged(to: model.router.alert) }
        }
        dialog.window.present(above: window)
    }

    /// Opens the settings at the field for a catalog's key.
    func showKey(of catalog: CatalogID?) {
        showPreferences()
        let page = model.keyPage(of: catalog)
        preferences?.show(page)
        // The dialog focuses its first control when it appears.
        window.whenIdle { [weak self] in self?.preferences?.focusKey(of: catalog, on: page) }
    }

    /// Applies the appearance and motion settings.
    ///
    /// At startup, default settings change nothing, which preserves the environment's choice.
    func followSettings() {
        let settings = model.settings
        var (lastAppearance, lastMotion) = (Appearance.system, Motion.system)
        window.bind {
            settings.settings.appearance
        } apply: { appearance in
            guard appearance != lastAppearance else { return }
            lastAppearance = appearance
            Style.choose(Style.Scheme(appearance))
        }
        window.bind {
            settings.settings.motion
        } apply: { motion in
            guard motion != lastMotion else { return }
            lastMotion = motion
            switch motion {
            case .system: Style.resetMotion()
            case .reduced: Style.setMotion(false)
            }
        }
    }

    /// Reports once what is wrong with the settings file.
    func showSettingsNotice() {
        guard let text = model.settings.takeNotice() else { return }
        showAlert(heading: model.strings("settings.title"), body: text) {}
    }

    func showAbout() {
        let strings = model.strings
        AboutDialog(
            name: strings("app.name"),
            icon: "io.github.vitrine_app.Vitrine",
            version: model.version,
            comments: strings("about.comments"),
            credits: [
                AboutDialog.Credits(
                    title: strings("about.sources"),
                    names: [strings("about.tmdb.link"), strings("about.disney.link")]
                ),
                AboutDialog.Credits(
                    title: strings("about.artwork"),
                    names: [strings("about.artwork.vitrine")]
                ),
            ],
            notices: [
                AboutDialog.Notice(title: strings("about.tmdb.name"), text: strings("about.tmdb")),
                AboutDialog.Notice(
                    title: strings("about.disney.name"),
                    text: strings("about.disney")
                ),
            ] + model.credits.map(AboutDialog.Notice.init)
        ).present(above: window)
    }
}

extension AboutDialog.Notice {
    fileprivate init(_ credit: Credit) {
        let lines = [credit.text, credit.url?.absoluteString].compactMap(\.self)
        self.init(title: credit.catalog, text: lines.joined(separator: "\n"))
    }
}

extension Style.Scheme {
    fileprivate init(_ appearance: Appearance) {
        switch appearance {
        case .system: self = .system
        case .light: self = .light
        case .dark: self = .dark
        }
    }
}
