import Features
import GTKSupport
import L10n

/// The catalogs' sources, the key, and the proxy.
@MainActor
final class SourcesPage {
    let page: PreferencesPage
    let groups: [SourceGroup]
    let key: KeyGroup
    let network: NetworkGroup

    init(model: SettingsViewModel) {
        let strings = model.strings
        page = PreferencesPage(
            title: strings("settings.sources"),
            icon: "network-server-symbolic"
        )
        groups = model.slots.map { SourceGroup(model: model, slot: $0) }
        key = KeyGroup(model: model)
        network = NetworkGroup(model: model)
        var needsKey = false
        for (slot, group) in zip(model.slots, groups) {
            page.add(group.group)
            // The key appears below the first catalog that needs it, because users look for it
            // there.
            if slot.needsKey, !needsKey { page.add(key.group) }
            needsKey = needsKey || slot.needsKey
        }
        page.add(network.group)
    }
}
