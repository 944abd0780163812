public import Catalog
public import Foundation

/// What settings do; nothing here waits on the main thread.
public struct SettingsActs: Sendable {
    /// Keeps settings from now on, in the order of the calls; what runs follows with ``apply``.
    public var keep: @Sendable (Settings) -> Void
    /// Lets what runs follow the settings that were kept last.
    public var apply: @Sendable () async throws(CatalogError) -> Void
    /// Asks at an address whether a catalogue can come from there.
    public var check: @Sendable (URL, CatalogID) async -> AddressVerdict
    /// The key of the services.
    public var key: KeyActs
    /// The images on disk.
    public var images: ImageCacheActs

    /// Makes acts.
    public init(
        keep: @escaping @Sendable (Settings) -> Void,
        apply: @escaping @Sendable () async throws(CatalogError) -> Void,
        check: @escaping @Sendable (URL, CatalogID) async -> AddressVerdict,
        key: KeyActs,
        images: ImageCacheActs
    ) {
        self.keep = keep
        self.apply = apply
        self.check = check
        self.key = key
        self.images = images
    }

    /// Does nothing.
    public static let none = SettingsActs(
        keep: { _ in },
        apply: { () async throws(CatalogError) in },
        check: { _, _ in .failed(.offline) },
        key: KeyActs(
            place: { .none },
            test: { _, _ in .failed(.offline) },
            keep: { _ async throws(KeyFailure) in .none }
        ),
        images: ImageCacheActs(size: { 0 }, clear: {})
    )
}
