#if canImport(Security)
import ApplePlatform
import Composition

/// The system's keychain as a `SecretStore`.
struct KeychainStore: SecretStore {
    private let keychain = Keychain(service: "io.github.vitrine-app.Vitrine")

    var place: SecretLocation { .keyring }

    func secret(named name: String) async throws(SecretError) -> String? {
        do throws(Keychain.Failure) {
            return try await keychain.secret(named: name)
        } catch {
            throw SecretError(error)
        }
    }

    func keep(_ secret: String?, named name: String) async throws(SecretError) {
        do throws(Keychain.Failure) {
            try await keychain.keep(secret, named: name)
        } catch {
            throw SecretError(error)
        }
    }
}

extension SecretError {
    fileprivate init(_ failure: Keychain.Failure) {
        switch failure {
        case .unavailable: self = .unavailable
        case .refused: self = .refused
        }
    }
}
#endif
