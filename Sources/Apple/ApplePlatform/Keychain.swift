#if canImport(Security)
import Foundation
import Primitives
import Security

/// This app's secrets in the system's keychain, on this device only.
///
/// They are readable after the first unlock, and no backup includes them in a form that another
/// device can read. https://developer.apple.com/documentation/security/keychain-services
public struct Keychain: Sendable {
    /// Why the keychain failed.
    public enum Failure: Error, Hashable, Sendable {
        /// The device hasn't been unlocked yet, or access was denied.
        case refused
        /// The app isn't signed for keychain access, as in some simulators.
        case unavailable
    }

    private let service: String
    /// Keychain calls block.
    private let executor = QueueExecutor(label: "io.github.vitrine_app.Vitrine.keychain")

    /// Creates a client; `service` distinguishes this app's secrets from those of other apps.
    public init(service: String) {
        self.service = service
    }

    /// Reads a secret; nil if it doesn't exist.
    ///
    /// - Throws: ``Failure``.
    public func secret(named name: String) async throws(Failure) -> String? {
        try await executor.run { () throws(Failure) in try read(name) }
    }

    /// Saves a secret, replacing the previous one; nil removes it.
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
        let lookup = query(name, [kSecReturnData: true, kSecMatchLimit: kSecMatchLimitOne])
        let status = SecItemCopyMatching(lookup, &found)
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
