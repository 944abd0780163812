public import Catalog

extension Localizer {
    /// Returns these texts for a catalog; `unreachable` is what doesn't respond during its outage,
    /// and `key` the state of its service's key, by default that it takes none.
    public func about(
        _ unreachable: @escaping @Sendable () -> Unreachable,
        key: @escaping @Sendable () -> KeyState = { .none }
    ) -> Localizer {
        var strings = self
        (strings.unreachable, strings.key) = (unreachable, key)
        return strings
    }

    /// Returns the text of `offline.KEY` for a machine without a network, otherwise that of
    /// `unreachable.KEY`, whose first placeholder is the name of what doesn't respond.
    public func outage(_ key: String, _ argument: String = "") -> String {
        let unreachable = unreachable()
        return switch unreachable {
        case .network: self("offline.\(key)", argument)
        case .webPage: self("sign-in.\(key)", argument)
        case .service, .host, .unknownHost:
            self("unreachable.\(key)", name(of: unreachable), argument)
        }
    }

    private func name(of unreachable: Unreachable) -> String {
        switch unreachable {
        case .network: ""
        case .service(let title, _): caption(title)
        case .host(let host), .unknownHost(let host): host
        case .webPage(let other): name(of: other)
        }
    }

    /// The text for an outage: the sentence that brief 001 asks for, or the host of a catalog from
    /// a file.
    var outageText: String {
        let unreachable = unreachable()
        return switch unreachable {
        case .network, .service: self("error.offline")
        case .webPage: self("error.web-page", name(of: unreachable))
        case .host(let host): self("error.unreachable", host)
        case .unknownHost(let host): self("error.unknown-host", host)
        }
    }

    /// Returns the message for a picture that failed, whose server may be another one than the
    /// catalog's.
    public func pictureMessage(for error: CatalogError) -> ErrorMessage {
        let text: String
        switch (error, unreachable()) {
        case (.offline, .service), (.offline, .host), (.offline, .unknownHost):
            text = self("error.unreachable.picture")
        default: return message(for: error)
        }
        return ErrorMessage(title: self("error.title"), text: text, advice: nil)
    }
}
