public import Catalog

extension Localizer {
    /// Says where a key is stored.
    public func text(of location: KeyLocation) -> String {
        switch location {
        case .none: self("settings.key.none")
        case .variable(let name): self("settings.overruled", name)
        case .keyring: self("settings.key.in-keyring")
        case .file(let path): self("settings.key.in-file", path)
        }
    }

    /// Says why a key couldn't be saved or removed.
    public func text(of failure: KeyFailure) -> String {
        switch failure {
        case .refused: self("settings.key.keyring-refused")
        case .storage(let code): self("settings.key.not-written", String(code))
        }
    }
}
