public import Catalog
public import Foundation

/// What settings do; nothing here waits on the main thread.
public struct SettingsActions: Sendable {
    /// Keeps settings from now on, in the order of the calls; what runs follows with ``apply``.
    public var keep: @Sendable (Settings) -> Void
    /// Lets what runs follow the settings that were kept last.
    public var apply: @Sendable () async throws(CatalogError) -> Void
    /// Asks at an address whether a catalog can come from there.
    public var check: @Sendable (URL, CatalogID) async -> AddressVerdict
    /// The key of the services.
    public var key: KeyActions
    /// The images on disk.
    public var images: ImageCacheActions

    /// Makes actions.
    public init(
        keep: @escaping @Sendable (Settings) -> Void,
        apply: @escaping @Sendable () async throws(CatalogError) -> Void,
        check: @escaping @Sendable (URL, CatalogID) async -> AddressVerdict,
        key: KeyActions,
        images: ImageCacheActions
    ) {
        self.keep = keep
        self.apply = apply
        self.check = check
        self.key = key
        self.images = images
    }

    /// Does nothing.
    public static let none = SettingsActions(
        keep: { _ in },
        apply: { () async throws(CatalogError) in },
        check: { _, _ in .failed(.offline) },
        key: KeyActions(
            place: { .none },
            test: { _, _ in .failed(.offline) },
            keep: { _ async throws(KeyFailure) in .none }
        ),
        images: ImageCacheActions(size: { 0 }, clear: {})
    )
}
