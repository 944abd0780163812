import Features
import GTKSupport
import L10n

/// The proxy setting.
@MainActor
final class NetworkGroup {
    let group: PreferencesGroup
    let proxy: EntryRow

    init(model: SettingsViewModel) {
        let strings = model.strings
        let variable = model.facts.proxyVariable
        group = PreferencesGroup(
            title: strings("settings.network"),
            description: variable.map { strings("settings.overruled", $0) }
                ?? strings("settings.proxy.description")
        )
        proxy = EntryRow(
            title: strings("settings.proxy"),
            apply: strings("settings.apply"),
            purpose: .address,
            applied: { [weak model] in model?.proxyEntered($0) }
        )
        proxy.isSensitive = variable == nil
        let status = StatusLine(working: "")
        group.add(proxy)
        group.add(status.root)
        let proxy = proxy
        group.bind { [weak model] in
            model?.proxyText ?? ""
        } apply: { text in
            proxy.text = text
        }
        group.bind { [weak model] in
            let problem = model?.proxyProblem
            status.show(problem.map { .message($0, isGood: false) } ?? .idle)
        }
    }
}
