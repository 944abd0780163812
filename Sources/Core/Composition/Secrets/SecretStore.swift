/// Where a platform keeps secrets.
public protocol SecretStore: Sendable {
    /// Where a person finds what is kept here.
    var place: SecretPlace { get }

    /// Reads a secret by its name; nil where there is none. May wait for a person.
    /// - Throws: ``SecretError``.
    func secret(named name: String) async throws(SecretError) -> String?

    /// Keeps a secret in place of the one before; nil removes it. May wait for a person.
    /// - Throws: ``SecretError``.
    func keep(_ secret: String?, named name: String) async throws(SecretError)
}
