import Foundation
import Networking
import Primitives

/// Creates the HTTP clients for all of a run's sources.
struct Wiring: Sendable {
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
    /// The log contains each attempt but never the key.
    func client(for address: SourceAddress, of catalog: KnownCatalog) -> any HTTPClient {
        client(for: (address, catalog), policy: policy)
    }

    /// Returns a client for pictures, which has more time because they load in the background.
    func imageClient() -> any HTTPClient {
        client(for: nil, policy: .patient)
    }

    private func client(
        for service: (address: SourceAddress, catalog: KnownCatalog)?,
        policy: RetryPolicy
    ) -> any HTTPClient {
        var client: any HTTPClient = transport
        if let service {
            client = adding(service.address, of: service.catalog, to: client)
        }
        if isVerbose { client = LoggingHTTPClient(client, log: platform.log) }
        let pace = service?.catalog.requestsPerSecond.map {
            Pace(requestsPerSecond: $0, clock: clock)
        }
        return RetryingHTTPClient(client, policy: policy, pace: pace, clock: clock)
    }

    /// Returns the transport with a key but without retries, because the user is waiting for a
    /// check.
    func questioner(for address: SourceAddress, of catalog: KnownCatalog) -> any HTTPClient {
        let client = adding(address, of: catalog, to: transport)
        return isVerbose ? LoggingHTTPClient(client, log: platform.log) : client
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
        guard let credential = address.credential else { return client }
        sent.withLock { _ = $0.insert(credential) }
        return CredentialHTTPClient(client, credential: credential, service: address.base)
    }
}
