import Primitives

@testable import Composition

/// A keyring in memory.
final class Ring: SecretStore {
    private let secrets: Locked<[String: String]>
    private let failure: Locked<SecretError?>
    private let reads = Locked(0)

    init(_ secrets: [String: String] = [:], failing failure: SecretError? = nil) {
        self.secrets = Locked(secrets)
        self.failure = Locked(failure)
    }

    var place: SecretLocation { .keyring }
    var all: [String: String] { secrets.withLock { $0 } }
    var readCount: Int { reads.withLock { $0 } }

    func fail(_ error: SecretError?) { failure.withLock { $0 = error } }

    func secret(named name: String) async throws(SecretError) -> String? {
        reads.withLock { $0 += 1 }
        if let error = failure.withLock({ $0 }) { throw error }
        return secrets.withLock { $0[name] }
    }

    func keep(_ secret: String?, named name: String) async throws(SecretError) {
        if let error = failure.withLock({ $0 }) { throw error }
        secrets.withLock { $0[name] = secret }
    }
}
