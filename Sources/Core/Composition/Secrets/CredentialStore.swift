import Catalog
import Foundation
import Networking
import Primitives

/// The services' keys, kept in the system's keyring if it is running, otherwise in a file.
///
/// A key is read once, on first use, and only the requests that need it wait, because a locked
/// keyring prompts the user.
actor CredentialStore {
    private let keyring: (any SecretStore)?
    private let file: SecretFile
    private let log: @Sendable (String) -> Void
    private let known = Locked<[String: StoredKey]>([:])
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

    /// Returns a service's key in the form that it requires, or nil.
    func credential(of service: ServiceKey) async -> HTTPCredential? {
        await storedKey(service).key.flatMap(service.credential)
    }

    /// Returns whether a service's key was found by ``credential(of:)``, without waiting for the
    /// keyring.
    nonisolated func hasRead(_ service: ServiceKey) -> Bool { stored(service.name)?.key != nil }

    func place(of service: ServiceKey) async -> KeyLocation {
        KeyLocation(await storedKey(service).place, name: service.name, file: file)
    }

    /// Saves a service's key, or removes it (nil); returns its new location.
    func keep(_ key: String?, for service: ServiceKey) async throws(KeyFailure) -> KeyLocation {
        // A key under the former name must not be saved after this one.
        if service.former != nil { _ = await storedKey(service) }
        do throws(SecretError) {
            store(try await save(key, named: service.name), named: service.name)
            if let former = service.former { _ = try await save(nil, named: former.name) }
        } catch {
            throw KeyFailure(error)
        }
        return await place(of: service)
    }
}

extension CredentialStore {
    /// Saves a key in the keyring, or else in the file; nil removes it from both.
    private func save(
        _ key: String?,
        named name: String
    ) async throws(SecretError) -> StoredKey {
        if let keyring, try await keep(key, named: name, in: keyring) {
            // Otherwise, a key left in the file by an earlier run would reappear when the keyring
            // isn't running.
            try await file.keep(nil, named: name)
            return StoredKey(key: key, place: key == nil ? nil : keyring.place)
        }
        try await file.keep(key, named: name)
        return StoredKey(key: key, place: key == nil ? nil : file.place)
    }

    /// Saves the key in the keyring; returns false if it isn't running.
    private func keep(
        _ key: String?,
        named name: String,
        in keyring: any SecretStore
    ) async throws(SecretError) -> Bool {
        do throws(SecretError) {
            try await keyring.keep(key, named: name)
            return true
        } catch .unavailable {
            return false
        }
    }

    private func storedKey(_ service: ServiceKey) async -> StoredKey {
        if let known = stored(service.name) { return known }
        return await reading.finalValue(for: service.name) { await self.find(service) }
    }

    private func find(_ service: ServiceKey) async -> StoredKey {
        let name = service.name
        // The key may have been read since the last check.
        if let known = stored(name) { return known }
        var found = await read(name)
        if let former = service.former, former.isUsable {
            if found.key == nil {
                found = await moved(from: former.name, to: name)
            } else {
                // An earlier run may have saved the key without being able to delete this one.
                await remove(former.name)
            }
        }
        // Another key may have been saved in the meantime.
        let stored = stored(name) ?? found
        store(stored, named: name)
        return stored
    }

    private nonisolated func stored(_ name: String) -> StoredKey? {
        known.withLock { $0[name] }
    }

    private func store(_ key: StoredKey, named name: String) { known.withLock { $0[name] = key } }

    /// Returns the key under a former name after saving it under the new one; the next run tries
    /// again what fails.
    private func moved(from former: String, to name: String) async -> StoredKey {
        let found = await read(former)
        guard let key = found.key else { return found }
        do throws(SecretError) {
            let saved = try await save(key, named: name)
            await remove(former)
            return saved
        } catch {
            log("key: \(error)")
            return found
        }
    }

    private func remove(_ name: String) async {
        do throws(SecretError) {
            _ = try await save(nil, named: name)
        } catch {
            log("key: \(error)")
        }
    }

    private func read(_ name: String) async -> StoredKey {
        for store in [keyring, file].compactMap({ $0 as (any SecretStore)? }) {
            do throws(SecretError) {
                if let key = try await store.secret(named: name) {
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
