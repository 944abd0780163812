import Features
import Foundation
import Networking

/// The address of a catalog's service, and its key.
struct SourceAddress: Hashable, Sendable {
    /// The address that the paths of requests are below.
    let base: URL
    /// The address that images are below; nil if the service says where they are.
    var images: URL?
    /// Nil sends requests without a key.
    var credential: HTTPCredential?
    /// Whether the user's saved key is sent with the requests.
    var usesStoredKey = false

    /// Nil if the variables set neither an address nor a key, or a key without a public service.
    /// - Throws: ``ConfigurationError`` for an invalid address.
    init?(
        of catalog: KnownCatalog,
        environment: [String: String]
    ) throws(ConfigurationError) {
        let key = catalog.keyVariable.flatMap { environment[$0] } ?? ""
        credential = HTTPCredential(tmdbKey: key)
        let address = try environment.address(catalog.addressVariable)
        // Read in any case, so that a mistake in it is reported even if it is not needed.
        if let variable = catalog.imagesVariable { images = try environment.address(variable) }
        guard address != nil || credential != nil, let base = address ?? catalog.publicAddress
        else { return nil }
        self.base = base
    }

    /// Nil if the settings choose the demo server.
    init?(of catalog: KnownCatalog, settings: Settings) {
        switch settings[source: catalog.id] {
        case .custom(let address)?: base = address
        case .live?:
            guard let address = catalog.publicAddress else { return nil }
            base = address
        case .embedded?, nil: return nil
        }
        usesStoredKey = catalog.needsKey
    }

    init(
        base: URL,
        images: URL? = nil,
        credential: HTTPCredential? = nil,
        usesStoredKey: Bool = false
    ) {
        self.base = base
        self.images = images
        self.credential = credential
        self.usesStoredKey = usesStoredKey
    }
}

extension HTTPCredential {
    /// How a key issued by TMDB is sent; nil if it is empty.
    ///
    /// An invalid one is sent too: the service rejects it.
    init?(tmdbKey: String) {
        let key = KeyForm.cleaned(tmdbKey)
        guard !key.isEmpty else { return nil }
        switch KeyForm(of: key) {
        case .short: self = .queryItem(name: "api_key", value: key)
        case .long: self = .bearer(key)
        }
    }
}
