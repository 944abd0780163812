import Catalog
import Foundation
import L10n

extension SettingsViewModel {
    /// A notice about the settings file, or nil.
    public var noticeText: String? {
        switch facts.notice {
        case .damaged(let path)?: strings("settings.notice.damaged", path)
        case .newer(let path)?: strings("settings.notice.newer", path)
        case .unreadable(let path)?: strings("settings.notice.unreadable", path)
        case nil: nil
        }
    }

    /// Returns a start page's name.
    public func words(for page: StartPage) -> String {
        switch page {
        case .last: strings("settings.opening.last")
        case .home: strings("home.title")
        case .catalog(let id):
            shownCatalogs.first { $0.id == id }.map { strings.caption($0.title) } ?? id.rawValue
        }
    }

    /// Returns a country's name, or which one the system's is.
    public func words(forCountry country: String?) -> String {
        country.map(strings.country)
            ?? strings("settings.country.system", strings.country(facts.systemCountry))
    }

    /// The key's location, as text.
    public var keyPlaceText: String {
        keyLocation.map(strings.text) ?? strings("list.loading")
    }

    func words(for verdict: AddressVerdict, at address: URL) -> String {
        switch verdict {
        case .good: return strings("settings.address.good")
        case .wantsKey(let message):
            let advice = strings("settings.address.wants-key")
            return message.map { "\($0) \(advice)" } ?? advice
        case .webPage: return strings("settings.address.web-page")
        case .unreadable: return strings("settings.address.unreadable")
        case .failed(.offline):
            return strings("settings.address.no-answer", address.shownHost)
        case .failed(let error): return strings.message(for: error).text
        }
    }

    func words(for verdict: KeyVerdict) -> String {
        switch verdict {
        case .accepted(let host): return strings("settings.key.accepted", host)
        case .acceptedByDemonstration: return strings("settings.key.accepted-demo")
        case .refused(let host, let message):
            guard let message else { return strings("settings.key.refused", host) }
            return strings("settings.key.refused-with", host, message)
        case .failed(.offline): return strings("settings.key.no-answer")
        case .failed(let error): return strings.message(for: error).text
        }
    }
}

extension Localizer {
    /// Describes why an address isn't accepted.
    func text(of problem: WebAddress.Problem) -> String {
        switch problem {
        case .empty: self("settings.address.empty")
        case .missingScheme: self("settings.address.scheme")
        case .malformed: self("settings.address.malformed")
        case .holdsSecrets: self("settings.address.secrets")
        case .insecure: self("settings.address.insecure")
        }
    }
}
