/// A platform's storage for secrets.
public protocol SecretStore: Sendable {
    /// Where the user finds the secrets.
    var place: SecretPlace { get }

    /// Reads a secret by its name; nil if there is none. May wait for the user.
    /// - Throws: ``SecretError``.
    func secret(named name: String) async throws(SecretError) -> String?

    /// Saves a secret in place of the previous one; nil removes it. May wait for the user.
    /// - Throws: ``SecretError``.
    func keep(_ secret: String?, named name: String) async throws(SecretError)
}
