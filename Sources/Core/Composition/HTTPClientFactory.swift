import Catalog
import Foundation
import Networking
import Primitives

/// Creates the HTTP clients for all of a run's sources.
struct HTTPClientFactory: Sendable {
    /// The platform, with a transport that can be replaced at run time.
    let platform: Platform
    /// The keys that the user saved.
    let credentials: CredentialStore
    /// The keys that were sent in this run, which the log must not show.
    private let sent: Locked<Set<HTTPCredential>>
    private let direct: any HTTPClient
    private let transport: TransportSwitch
    private let isVerbose: Bool
    private let clock: any Clock<Duration>
    private let policy: RetryPolicy
    /// The clients for the services' own pictures, by catalog.
    private let pictures = Locked<[String: any HTTPClient]>([:])

    init(
        _ configuration: Configuration,
        _ platform: Platform,
        policy: RetryPolicy = RetryPolicy(),
        clock: any Clock<Duration>
    ) {
        var platform = platform
        direct = platform.transport
        transport = TransportSwitch(direct)
        platform.transport = transport
        let sent = Locked<Set<HTTPCredential>>([])
        self.sent = sent
        platform.log = { [log = platform.log] line in
            log(Redaction.text(line, hiding: sent.withLock { $0 }))
        }
        self.platform = platform
        self.clock = clock
        self.policy = policy
        isVerbose = configuration.isVerbose
        credentials = CredentialStore(
            keyring: platform.keyring,
            file: SecretFile(in: platform.folders.settings),
            log: platform.log
        )
        use(proxy: configuration.proxy)
    }

    /// Sends later requests through a proxy; nil for the environment's proxy.
    func use(proxy: URL?) {
        guard let proxy, let through = platform.transportThrough else {
            return transport.connect(direct)
        }
        transport.connect(through(proxy))
    }

    /// Returns the transport with its service's key, logging if enabled, and retries at the
    /// catalog's pace.
    ///
    /// The log contains each attempt but never the key. The service's own pictures share the key and
    /// the pace from now on.
    func client(for address: SourceAddress, of catalog: KnownCatalog) -> any HTTPClient {
        let client = logging(adding(address, of: catalog, to: transport))
        let pace = catalog.requestsPerSecond.map { Pace(requestsPerSecond: $0, clock: clock) }
        pictures.withLock {
            $0[catalog.id.rawValue] = RetryingHTTPClient(
                client,
                policy: .patient,
                pace: pace,
                yieldsTurns: true,
                clock: clock
            )
        }
        return RetryingHTTPClient(client, policy: policy, pace: pace, clock: clock)
    }

    /// Returns a client for pictures, which has more time because they load in the background.
    func imageClient() -> any HTTPClient {
        RetryingHTTPClient(logging(transport), policy: .patient, clock: clock)
    }

    /// Returns the client for a service's own pictures, by its catalog; nil without a source.
    func imageClient(of catalog: String) -> (any HTTPClient)? {
        pictures.withLock { $0[catalog] }
    }

    private func logging(_ client: any HTTPClient) -> any HTTPClient {
        isVerbose ? LoggingHTTPClient(client, log: platform.log) : client
    }

    /// Returns the transport with a key but without retries, because the user is waiting for a
    /// check.
    func probeClient(for address: SourceAddress, of catalog: KnownCatalog) -> any HTTPClient {
        logging(adding(address, of: catalog, to: transport))
    }

    /// Returns the transport with a key that isn't saved, or without one.
    func client(for service: URL, credential: HTTPCredential?) -> any HTTPClient {
        let client = logging(adding(credential, to: transport, for: service))
        return RetryingHTTPClient(client, policy: policy, clock: clock)
    }

    private func adding(
        _ address: SourceAddress,
        of catalog: KnownCatalog,
        to client: any HTTPClient
    ) -> any HTTPClient {
        if address.usesStoredKey, let key = catalog.key {
            return StoredKeyHTTPClient(
                client: client,
                credential: { [credentials, sent] in
                    let credential = await credentials.credential(of: key)
                    if let credential { sent.withLock { _ = $0.insert(credential) } }
                    return credential
                },
                service: address.base
            )
        }
        return adding(address.credential, to: client, for: address.base)
    }

    private func adding(
        _ credential: HTTPCredential?,
        to client: any HTTPClient,
        for service: URL
    ) -> any HTTPClient {
        guard let credential else { return client }
        sent.withLock { _ = $0.insert(credential) }
        return CredentialHTTPClient(client, credential: credential, service: service)
    }
}
