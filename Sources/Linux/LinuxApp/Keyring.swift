import Composition
import LinuxPlatform

/// A `SecretStore` that uses a Linux desktop's keyring.
struct Keyring: SecretStore {
    private let service = SecretService()

    var place: SecretLocation { .keyring }

    func secret(named name: String) async throws(SecretError) -> String? {
        do throws(SecretService.Failure) {
            return try await service.secret(named: name)
        } catch {
            throw SecretError(error)
        }
    }

    func keep(_ secret: String?, named name: String) async throws(SecretError) {
        do throws(SecretService.Failure) {
            if let secret {
                try await service.keep(secret, named: name, label: "Vitrine (\(name))")
            } else {
                try await service.remove(named: name)
            }
        } catch {
            throw SecretError(error)
        }
    }
}

extension SecretError {
    fileprivate init(_ failure: SecretService.Failure) {
        switch failure {
        case .absent: self = .unavailable
        case .refused: self = .refused
        }
    }
}
