/// A catalog's provider and the realm of its rows in the store.
///
/// `Composition` creates the app's.
public struct CatalogSource: Sendable {
    /// The provider that accesses the remote API.
    public let provider: any CatalogProvider
    /// The realm; the store never mixes rows from different realms.
    public let realm: Realm
    /// The service's scheme, host and port if rows of other services with the same catalog id must
    /// not be shown; nil if the realm is enough.
    public let origin: String?
    /// Whether whole lists are requested one page at a time; by default several pages are.
    public let isSlow: Bool
    /// Returns what doesn't respond during an outage; by default the network.
    public let unreachable: @Sendable () -> Unreachable
    /// Returns the state of the service's key; by default it takes none.
    public let key: @Sendable () -> KeyState
    /// The sources of the catalogs that belong to this one.
    public let companions: [CatalogSource]

    /// Creates a source without contacting the service; by default without an origin.
    public init(
        _ provider: any CatalogProvider,
        realm: Realm,
        origin: String? = nil,
        isSlow: Bool = false,
        unreachable: @escaping @Sendable () -> Unreachable = { .network },
        key: @escaping @Sendable () -> KeyState = { .none }
    ) {
        self.provider = provider
        self.realm = realm
        self.origin = origin
        self.isSlow = isSlow
        self.unreachable = unreachable
        self.key = key
        companions = provider.companions.map {
            CatalogSource(
                $0,
                realm: realm,
                origin: origin,
                isSlow: isSlow,
                unreachable: unreachable,
                key: key
            )
        }
    }
}
