import Features
import Foundation
import Networking

/// The address and key of a catalog's service.
struct SourceAddress: Hashable, Sendable {
    /// The address below which requests are sent.
    let base: URL
    /// The address that the images are below; nil if the service's responses contain it.
    var images: URL?
    /// The key; nil to send requests without one.
    var credential: HTTPCredential?
    /// Whether requests include the key that the user saved.
    var usesStoredKey = false
}

extension SourceAddress {
    /// Creates an address from environment variables.
    ///
    /// Nil if they set neither an address nor a key, or only a key when there is no public service.
    ///
    /// - Throws: ``ConfigurationError`` for an invalid address.
    init?(
        of catalog: KnownCatalog,
        environment: [String: String]
    ) throws(ConfigurationError) {
        let key = catalog.keyVariable.flatMap { environment[$0] } ?? ""
        credential = catalog.key?.credential(key)
        var address: URL?
        if let variable = catalog.addressVariable { address = try environment.address(variable) }
        // Parsed even if it isn't needed, so that any mistake in it is reported.
        if let variable = catalog.imagesVariable { images = try environment.address(variable) }
        guard address != nil || credential != nil, let base = address ?? catalog.publicAddress
        else { return nil }
        self.base = base
    }

    /// Creates an address from the settings; nil if they select the demo server.
    ///
    /// A service that the demo server doesn't have is always the public one.
    init?(of catalog: KnownCatalog, settings: Settings) {
        switch catalog.demo == nil ? .live : settings[source: catalog.id] {
        case .custom(let address)?: base = address
        case .live?:
            guard let address = catalog.publicAddress else { return nil }
            base = address
        case .embedded?, nil: return nil
        }
        usesStoredKey = catalog.needsKey
    }
}

extension HTTPCredential {
    /// Determines how to send a key issued by TMDB; nil if the key is empty.
    ///
    /// An invalid key is still sent, and the service rejects it.
    init?(tmdbKey: String) {
        let key = KeyForm.cleaned(tmdbKey)
        guard !key.isEmpty else { return nil }
        switch KeyForm(of: key) {
        case .short: self = .queryItem(name: "api_key", value: key)
        case .long: self = .bearer(key)
        }
    }
}
