import Features
import Foundation
import Networking
import Primitives

/// A service's key, kept in the system's keyring if it is running, otherwise in a file.
///
/// The key is read once, on first use, and only the requests that need it wait, because a locked
/// keyring prompts the user.
actor CredentialStore {
    private static let name = "tmdb"

    private let keyring: (any SecretStore)?
    private let file: SecretFile
    private let log: @Sendable (String) -> Void
    private var known: StoredKey?
    private let reading = SingleFlight<String, StoredKey, Void>()

    /// A key and its location, both nil if there is no key.
    struct StoredKey: Sendable {
        var key: String?
        var place: SecretLocation?
    }

    init(keyring: (any SecretStore)?, file: SecretFile, log: @escaping @Sendable (String) -> Void) {
        self.keyring = keyring
        self.file = file
        self.log = log
    }

    /// Returns the key in the form required by the service, or nil.
    func credential() async -> HTTPCredential? {
        await storedKey().key.flatMap(HTTPCredential.init(tmdbKey:))
    }

    func place() async -> KeyLocation {
        KeyLocation(await storedKey().place, name: Self.name, file: file)
    }

    /// Saves a key, or removes it (nil); returns its new location.
    func keep(_ key: String?) async throws(KeyFailure) -> KeyLocation {
        do throws(SecretError) {
            if let keyring, try await keep(key, in: keyring) {
                // Otherwise, a key left in the file by an earlier run would reappear when the
                // keyring isn't running.
                try await file.keep(nil, named: Self.name)
                known = StoredKey(key: key, place: key == nil ? nil : keyring.place)
            } else {
                try await file.keep(key, named: Self.name)
                known = StoredKey(key: key, place: key == nil ? nil : file.place)
            }
        } catch {
            throw KeyFailure(error)
        }
        return await place()
    }
}

extension CredentialStore {
    /// Saves the key in the keyring; returns false if it isn't running.
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

    private func storedKey() async -> StoredKey {
        if let known { return known }
        return await reading.finalValue(for: Self.name) { await self.find() }
    }

    private func find() async -> StoredKey {
        // The key may have been read since the last check.
        if let known { return known }
        let found = await read()
        // Another key may have been saved in the meantime.
        let stored = known ?? found
        known = stored
        return stored
    }

    private func read() async -> StoredKey {
        for store in [keyring, file].compactMap({ $0 as (any SecretStore)? }) {
            do throws(SecretError) {
                if let key = try await store.secret(named: Self.name) {
                    return StoredKey(key: key, place: store.place)
                }
            } catch .unavailable {
                continue
            } catch {
                log("key: \(error)")
            }
        }
        return StoredKey()
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
