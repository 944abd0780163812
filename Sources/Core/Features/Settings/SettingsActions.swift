public import Catalog
public import Foundation

/// The settings page's actions, none of which blocks the main thread.
public struct SettingsActions: Sendable {
    /// Saves settings, in the order of the calls; ``apply`` puts them into effect.
    public var keep: @Sendable (Settings) -> Void
    /// Applies the most recently saved settings to the running app.
    public var apply: @Sendable () async throws(CatalogError) -> Void
    /// Checks whether a catalog's service responds at an address.
    public var check: @Sendable (URL, CatalogID) async -> AddressVerdict
    /// Actions on the service key.
    public var key: KeyActions
    /// Actions on the user's catalogs.
    public var catalogs: CatalogActions
    /// Actions on the image cache on disk.
    public var images: ImageCacheActions

    /// Creates actions, by default without catalogs; none of the closures may block the main
    /// thread.
    public init(
        keep: @escaping @Sendable (Settings) -> Void,
        apply: @escaping @Sendable () async throws(CatalogError) -> Void,
        check: @escaping @Sendable (URL, CatalogID) async -> AddressVerdict,
        key: KeyActions,
        catalogs: CatalogActions = .none,
        images: ImageCacheActions
    ) {
        self.keep = keep
        self.apply = apply
        self.check = check
        self.key = key
        self.catalogs = catalogs
        self.images = images
    }

    /// Actions that do nothing.
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
