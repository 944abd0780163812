public import Catalog
import L10n
import Foundation

/// Sources of catalogs, and the proxy.
extension SettingsViewModel {
    /// The kind of source shown as chosen for a catalog: the one in force if a variable sets it.
    public func kind(of catalog: CatalogID) -> SourceChoice.Kind {
        if let kind = slots.first(where: { $0.catalog == catalog })?.overrulingKind { return kind }
        return unfinished.contains(catalog) ? .custom : settings[source: catalog]?.kind ?? .embedded
    }

    /// The custom address of a catalog; empty if there is none.
    public func address(of catalog: CatalogID) -> String {
        (settings[source: catalog]?.address ?? addresses[catalog]?.address)?.absoluteString ?? ""
    }

    /// Which variable sets the source of a catalog; nil if none does.
    public func overruling(of slot: SourceSlot) -> String? {
        slot.overrulingVariable.map { strings("settings.overruled", $0) }
    }

    /// Whether the address of a catalog can be entered.
    public func takesAddress(_ slot: SourceSlot) -> Bool {
        slot.overrulingVariable == nil && kind(of: slot.catalog) == .custom
    }

    /// The text below a catalog's choice: which variable overrides it, or what is missing.
    public func hint(of slot: SourceSlot) -> String {
        if let text = overruling(of: slot) { return text }
        switch kind(of: slot.catalog) {
        case .embedded: return strings("settings.sources.embedded.hint")
        case .live:
            let lacksKey = slot.needsKey && keyLocation == KeyLocation.none
            return strings(lacksKey ? "settings.sources.needs-key" : "settings.sources.live.hint")
        case .custom: return strings("settings.sources.custom.hint")
        }
    }

    /// The user chose a kind of source; a custom one takes effect once its address is entered.
    public func sourceChosen(_ kind: SourceChoice.Kind, of catalog: CatalogID) {
        guard kind != self.kind(of: catalog) else { return }
        checking[catalog]?.cancel()
        addressStatus[catalog] = nil
        if let choice = settings[source: catalog], choice.kind == .custom {
            addresses[catalog] = choice
        }
        unfinished.remove(catalog)
        switch kind {
        case .embedded: choose(.embedded, of: catalog)
        case .live: choose(.live, of: catalog)
        case .custom:
            if let known = addresses[catalog] {
                choose(known, of: catalog)
            } else {
                unfinished.insert(catalog)
            }
        }
    }

    /// The user entered an address: it is checked, and accepted unless something other than the
    /// service answers there.
    public func addressEntered(_ text: String, of catalog: CatalogID) {
        // Even an invalid entry replaces the one before.
        checking[catalog]?.cancel()
        let address: URL
        do throws(WebAddress.Problem) {
            address = try WebAddress.read(text)
        } catch {
            addressStatus[catalog] = .told(words(for: error), isGood: false)
            return
        }
        addressStatus[catalog] = .working
        let slot = checking[catalog] ?? TaskSlot()
        checking[catalog] = slot
        let check = { @Sendable [check = parts.actions.check] in await check(address, catalog) }
        slot.run(for: self, check) { model, result in
            if case .success(let verdict) = result {
                model.answered(verdict, at: address, of: catalog)
            }
        }
    }

    /// The proxy in force, a variable's or the chosen one; empty if there is none.
    public var proxyText: String {
        parts.overrulingProxy ?? settings.proxy?.absoluteString ?? ""
    }

    /// The user entered a proxy; an empty text removes it.
    public func proxyEntered(_ text: String) {
        let proxy: URL?
        do throws(WebAddress.Problem) {
            proxy = try WebAddress.read(text)
        } catch .empty {
            proxy = nil
        } catch {
            proxyProblem = words(for: error)
            return
        }
        proxyProblem = nil
        change { $0.proxy = proxy }
    }

    func choose(_ choice: SourceChoice, of catalog: CatalogID) {
        unfinished.remove(catalog)
        change(affecting: [catalog]) { $0[source: catalog] = choice }
    }

    private func answered(_ verdict: AddressVerdict, at address: URL, of catalog: CatalogID) {
        addressStatus[catalog] = .told(words(for: verdict), isGood: verdict.isUsable)
        guard verdict.isUsable else { return }
        addresses[catalog] = .custom(address)
        choose(.custom(address), of: catalog)
    }
}

extension AddressVerdict {
    /// Whether an address may be accepted: a service that does not respond now may be back later.
    fileprivate var isUsable: Bool {
        switch self {
        case .good, .wantsKey, .failed(.offline): true
        case .webPage, .unreadable, .failed: false
        }
    }
}
