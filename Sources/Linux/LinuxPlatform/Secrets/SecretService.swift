import CSecret
import Dispatch
import Foundation

/// A Linux desktop's keyring: the Secret Service, through libsecret.
///
/// All calls block a dedicated queue, because the keyring may ask the user to unlock it.
/// https://specifications.freedesktop.org/secret-service-spec/latest/
public struct SecretService: Sendable {
    /// Why the service failed.
    public enum Failure: Error, Hashable, Sendable {
        /// The session bus or the Secret Service is missing.
        case absent
        /// The keyring stayed locked or refused access.
        case refused
    }

    private let queue = DispatchQueue(label: "io.github.vitrine_app.Vitrine.keyring")

    /// Creates a client without contacting the service.
    public init() {}

    /// Reads a secret by its name; returns nil if it doesn't exist.
    ///
    /// - Throws: ``Failure``.
    public func secret(named name: String) async throws(Failure) -> String? {
        try await onQueue { () throws(Failure) in
            var error: UnsafeMutablePointer<GError>?
            let secret = vitrine_secret_lookup(name, &error)
            try Self.check(error)
            guard let secret else { return nil }
            defer { secret_password_free(secret) }
            return String(cString: secret)
        }
    }

    /// Saves a secret, replacing any previous one with the same name.
    ///
    /// - Parameters:
    ///   - secret: the secret.
    ///   - name: the name for finding it again.
    ///   - label: the label that the keyring's own window shows.
    /// - Throws: ``Failure``.
    public func keep(
        _ secret: String,
        named name: String,
        label: String
    ) async throws(Failure) {
        try await onQueue { () throws(Failure) in
            var error: UnsafeMutablePointer<GError>?
            let isKept = vitrine_secret_store(name, label, secret, &error) != 0
            try Self.check(error)
            guard isKept else { throw .refused }
        }
    }

    /// Removes a secret; does nothing if it doesn't exist.
    ///
    /// - Throws: ``Failure``.
    public func remove(named name: String) async throws(Failure) {
        try await onQueue { () throws(Failure) in
            var error: UnsafeMutablePointer<GError>?
            _ = vitrine_secret_clear(name, &error)
            try Self.check(error)
        }
    }
}

extension SecretService {
    private func onQueue<Value: Sendable>(
        _ work: @escaping @Sendable () throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let result = await withCheckedContinuation { continuation in
            queue.async {
                continuation.resume(returning: Result { () throws(Failure) in try work() })
            }
        }
        return try result.get()
    }

    private static func check(_ error: UnsafeMutablePointer<GError>?) throws(Failure) {
        guard let error else { return }
        // The error's message is dropped because it may contain the requested secret's name.
        defer { g_error_free(error) }
        throw vitrine_secret_is_absent(error) != 0 ? .absent : .refused
    }
}
