import Catalog
import Features
import GTKSupport
import L10n

/// The group for choosing a catalog's source.
@MainActor
final class SourceGroup {
    let group: PreferencesGroup
    let choice: ComboRow
    let address: EntryRow

    private let model: SettingsViewModel
    private let slot: SourceSlot
    private let status: StatusLine

    init(model: SettingsViewModel, slot: SourceSlot) {
        self.model = model
        self.slot = slot
        let strings = model.strings
        let catalog = slot.catalog
        let name = strings.caption(slot.title)
        group = PreferencesGroup(title: name)
        choice = ComboRow(
            title: strings("settings.sources.from"),
            subtitle: model.overruling(of: slot) ?? "",
            options: slot.kinds.map { strings("settings.sources.\($0.rawValue)") },
            chosen: { [weak model] in model?[kindOf: catalog] = slot.kinds[$0] }
        )
        address = EntryRow(
            title: strings("settings.sources.address"),
            apply: strings("settings.apply"),
            purpose: .address,
            applied: { [weak model] in model?.addressEntered($0, of: catalog) }
        )
        status = StatusLine(working: strings("settings.address.checking"))
        group.add(choice)
        group.add(address)
        group.add(status.root)
        let isFree = slot.overrulingVariable == nil
        choice.isSensitive = isFree
        address.isSensitive = isFree
        group.bind { [weak self] in self?.update() }
        group.bind { [weak model] in
            model?.address(of: catalog) ?? ""
        } apply: { [weak self] text in
            self?.address.text = text
        }
    }

    private func update() {
        let kind = model[kindOf: slot.catalog]
        choice.selected = slot.kinds.firstIndex(of: kind) ?? 0
        let hint = model.hint(of: slot)
        // If an environment variable overrides the setting, the row itself already says so.
        group.describe(slot.overrulingVariable == nil ? hint : "")
        choice.accessibleDescription(hint)
        address.isVisible = model.takesAddress(slot)
        status.show(model.addressStatus[slot.catalog] ?? .idle)
    }
}
