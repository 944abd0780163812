import Features
import Foundation
import Networking
import Primitives

/// The key of a service: in the system's keyring if one runs, otherwise in a file.
///
/// It is read once, when first needed, and only its users wait for it: a locked keyring prompts the
/// user.
actor CredentialStore {
    private static let name = "tmdb"

    private let keyring: (any SecretStore)?
    private let file: SecretFile
    private let log: @Sendable (String) -> Void
    private var known: Kept?
    private let reading = SingleFlight<String, Kept, Void>()

    /// A key and where it is stored; both nil if there is none.
    struct Kept: Sendable {
        var key: String?
        var place: SecretLocation?
    }

    init(keyring: (any SecretStore)?, file: SecretFile, log: @escaping @Sendable (String) -> Void) {
        self.keyring = keyring
        self.file = file
        self.log = log
    }

    /// The key in the form that the service requires; nil if there is none.
    func credential() async -> HTTPCredential? {
        await kept().key.flatMap(HTTPCredential.init(tmdbKey:))
    }

    func place() async -> KeyLocation {
        KeyLocation(await kept().place, name: Self.name, file: file)
    }

    /// Saves a key, nil removes it; returns where it is now.
    func keep(_ key: String?) async throws(KeyFailure) -> KeyLocation {
        do throws(SecretError) {
            if let keyring, try await keep(key, in: keyring) {
                // Otherwise a key that an earlier run left in the file would reappear without the
                // keyring.
                try await file.keep(nil, named: Self.name)
                known = Kept(key: key, place: key == nil ? nil : keyring.place)
            } else {
                try await file.keep(key, named: Self.name)
                known = Kept(key: key, place: key == nil ? nil : file.place)
            }
        } catch {
            throw KeyFailure(error)
        }
        return await place()
    }
}

extension CredentialStore {
    /// False if no keyring runs.
    private func keep(
        _ key: String?,
        in keyring: any SecretStore
    ) async throws(SecretError) -> Bool {
        do throws(SecretError) {
            try await keyring.keep(key, named: Self.name)
            return true
        } catch .unavailable {
            return false
        }
    }

    private func kept() async -> Kept {
        if let known { return known }
        return await reading.finalValue(for: Self.name) { await self.find() }
    }

    private func find() async -> Kept {
        // Read between the question above and the beginning of this reading.
        if let known { return known }
        let found = await read()
        // Another may have been kept meanwhile.
        let kept = known ?? found
        known = kept
        return kept
    }

    private func read() async -> Kept {
        for store in [keyring, file].compactMap({ $0 as (any SecretStore)? }) {
            do throws(SecretError) {
                if let key = try await store.secret(named: Self.name) {
                    return Kept(key: key, place: store.place)
                }
            } catch .unavailable {
                continue
            } catch {
                log("key: \(error)")
            }
        }
        return Kept()
    }
}

extension KeyFailure {
    fileprivate init(_ error: SecretError) {
        switch error {
        case .unavailable, .refused: self = .refused
        case .storage(let code): self = .storage(code: code)
        }
    }
}

extension KeyLocation {
    fileprivate init(_ place: SecretLocation?, name: String, file: SecretFile) {
        switch place {
        case .keyring?: self = .keyring
        case .file?: self = .file(path: file.path(of: name))
        case nil: self = .none
        }
    }
}
