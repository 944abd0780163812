#if canImport(Security)
import Foundation
import Primitives
import Security

/// Secrets of this app in the system's keychain, on this device only.
///
/// They can be read once the device has been unlocked since its start, and are in no backup that
/// another device could read. https://developer.apple.com/documentation/security/keychain-services
public struct Keychain: Sendable {
    /// Why the keychain did not answer.
    public enum Failure: Error, Hashable, Sendable {
        /// The device has not been unlocked yet, or access was denied.
        case refused
        /// The app is not signed with the right to a keychain, as in some simulators.
        case unavailable
    }

    private let service: String
    /// Calls to the keychain block.
    private let executor = QueueExecutor(label: "io.github.vitrine_app.Vitrine.keychain")

    /// `service` tells this app's secrets from each other's.
    public init(service: String) {
        self.service = service
    }

    /// Reads a secret; nil if there is none.
    ///
    /// - Throws: ``Failure``.
    public func secret(named name: String) async throws(Failure) -> String? {
        try await executor.run { () throws(Failure) in try read(name) }
    }

    /// Saves a secret in place of the previous one; nil removes it.
    ///
    /// - Throws: ``Failure``.
    public func keep(_ secret: String?, named name: String) async throws(Failure) {
        try await executor.run { () throws(Failure) in
            if let secret { try write(secret, name) } else { try remove(name) }
        }
    }
}

extension Keychain {
    private func query(_ name: String, _ more: [CFString: Any] = [:]) -> CFDictionary {
        let item: [CFString: Any] = [
            kSecClass: kSecClassGenericPassword,
            kSecAttrService: service,
            kSecAttrAccount: name,
        ]
        return item.merging(more) { $1 } as CFDictionary
    }

    private func read(_ name: String) throws(Failure) -> String? {
        var found: CFTypeRef?
        let wish = query(name, [kSecReturnData: true, kSecMatchLimit: kSecMatchLimitOne])
        let status = SecItemCopyMatching(wish, &found)
        guard status != errSecItemNotFound else { return nil }
        try Self.check(status)
        return (found as? Data).map { String(decoding: $0, as: UTF8.self) }
    }

    private func write(_ secret: String, _ name: String) throws(Failure) {
        let value: [CFString: Any] = [
            kSecValueData: Data(secret.utf8),
            kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
        ]
        let status = SecItemUpdate(query(name), value as CFDictionary)
        if status == errSecItemNotFound {
            try Self.check(SecItemAdd(query(name, value), nil))
        } else {
            try Self.check(status)
        }
    }

    private func remove(_ name: String) throws(Failure) {
        let status = SecItemDelete(query(name))
        if status != errSecItemNotFound { try Self.check(status) }
    }

    private static func check(_ status: OSStatus) throws(Failure) {
        switch status {
        case errSecSuccess: return
        case errSecMissingEntitlement: throw .unavailable
        default: throw .refused
        }
    }
}
#endif
