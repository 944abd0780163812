public import Catalog
import L10n
import Foundation

/// Catalog sources and the proxy.
extension SettingsViewModel {
    /// The source shown as chosen for a catalog; the variable's if one is set.
    ///
    /// A custom source takes effect once its address has been entered.
    public subscript(kindOf catalog: CatalogID) -> SourceChoice.Kind {
        get {
            let slot = slots.first { $0.catalog == catalog }
            if let kind = slot?.overrulingKind { return kind }
            if unfinished.contains(catalog) { return .custom }
            return settings[source: catalog]?.kind ?? .embedded
        }
        set {
            if newValue != self[kindOf: catalog] { chooseKind(newValue, of: catalog) }
        }
    }

    /// Returns a catalog's custom address; empty if there is none.
    public func address(of catalog: CatalogID) -> String {
        (settings[source: catalog]?.address ?? addresses[catalog]?.address)?.absoluteString ?? ""
    }

    /// Returns text that names the variable that sets a catalog's source, or nil.
    public func overruling(of slot: SourceSlot) -> String? {
        slot.overrulingVariable.map { strings("settings.overruled", $0) }
    }

    /// Returns whether an address can be entered for a catalog.
    public func takesAddress(_ slot: SourceSlot) -> Bool {
        slot.overrulingVariable == nil && self[kindOf: slot.catalog] == .custom
    }

    /// Returns the text below a catalog's sources: the variable that overrides them, or a hint.
    public func hint(of slot: SourceSlot) -> String {
        if let text = overruling(of: slot) { return text }
        switch self[kindOf: slot.catalog] {
        case .embedded: return strings("settings.sources.embedded.hint")
        case .live:
            let lacksKey = slot.needsKey && keyLocation == KeyLocation.none
            return strings(lacksKey ? "settings.sources.needs-key" : "settings.sources.live.hint")
        case .custom: return strings("settings.sources.custom.hint")
        }
    }

    private func chooseKind(_ kind: SourceChoice.Kind, of catalog: CatalogID) {
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

    /// Checks an address that the user entered, and accepts it unless something other than the
    /// service responds there.
    public func addressEntered(_ text: String, of catalog: CatalogID) {
        // Even an invalid entry replaces the previous one.
        checking[catalog]?.cancel()
        let address: URL
        do throws(WebAddress.Problem) {
            address = try WebAddress.read(text, limitsPlainHTTP: facts.limitsPlainHTTP)
        } catch {
            addressStatus[catalog] = .message(strings.text(of: error), isGood: false)
            return
        }
        addressStatus[catalog] = .working
        let slot = checking[catalog] ?? TaskSlot()
        checking[catalog] = slot
        let check = { @Sendable [service] in await service.verdict(on: address, for: catalog) }
        slot.run(for: self, check) { model, result in
            if case .success(let verdict) = result {
                model.answered(verdict, at: address, of: catalog)
            }
        }
    }

    /// The proxy in effect, from a variable or the settings; empty if there is none.
    public var proxyText: String {
        facts.overrulingProxy ?? settings.proxy?.absoluteString ?? ""
    }

    /// Sets the proxy that the user entered; empty text removes it.
    public func proxyEntered(_ text: String) {
        let proxy: URL?
        do throws(WebAddress.Problem) {
            proxy = try WebAddress.read(text)
        } catch .empty {
            proxy = nil
        } catch {
            proxyProblem = strings.text(of: error)
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
        addressStatus[catalog] = .message(
            words(for: verdict, at: address),
            isGood: verdict.isUsable
        )
        guard verdict.isUsable else { return }
        addresses[catalog] = .custom(address)
        choose(.custom(address), of: catalog)
    }
}

extension AddressVerdict {
    /// Whether to accept an address: a service that doesn't respond now may respond later.
    fileprivate var isUsable: Bool {
        switch self {
        case .good, .wantsKey, .failed(.offline): true
        case .webPage, .unreadable, .failed: false
        }
    }
}
