#if canImport(Security)
import Composition
import Foundation
import Primitives
import Security

/// This app's secrets in the system's keychain, on this device only.
///
/// They are readable after the first unlock, and no backup includes them in a form that another
/// device can read. https://developer.apple.com/documentation/security/keychain-services
struct KeychainStore: SecretStore {
    /// Distinguishes this app's secrets from those of other apps.
    private static let service = "io.github.vitrine-app.Vitrine"

    let place = SecretLocation.keyring
    /// Keychain calls block.
    private let executor = QueueExecutor(label: "io.github.vitrine_app.Vitrine.keychain")

    func secret(named name: String) async throws(SecretError) -> String? {
        try await executor.run { () throws(SecretError) in try read(name) }
    }

    func keep(_ secret: String?, named name: String) async throws(SecretError) {
        try await executor.run { () throws(SecretError) in
            if let secret { try write(secret, name) } else { try remove(name) }
        }
    }
}

extension KeychainStore {
    private func query(_ name: String, _ more: [CFString: Any] = [:]) -> CFDictionary {
        let item: [CFString: Any] = [
            kSecClass: kSecClassGenericPassword,
            kSecAttrService: Self.service,
            kSecAttrAccount: name,
        ]
        return item.merging(more) { $1 } as CFDictionary
    }

    private func read(_ name: String) throws(SecretError) -> String? {
        var found: CFTypeRef?
        let lookup = query(name, [kSecReturnData: true, kSecMatchLimit: kSecMatchLimitOne])
        let status = SecItemCopyMatching(lookup, &found)
        guard status != errSecItemNotFound else { return nil }
        try Self.check(status)
        return (found as? Data).map { String(decoding: $0, as: UTF8.self) }
    }

    private func write(_ secret: String, _ name: String) throws(SecretError) {
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

    private func remove(_ name: String) throws(SecretError) {
        let status = SecItemDelete(query(name))
        if status != errSecItemNotFound { try Self.check(status) }
    }

    private static func check(_ status: OSStatus) throws(SecretError) {
        switch status {
        case errSecSuccess: return
        // The app isn't signed for keychain access, as in some simulators.
        case errSecMissingEntitlement: throw .unavailable
        // The device hasn't been unlocked yet, or access was denied.
        default: throw .refused
        }
    }
}
#endif
