import Catalog
import Foundation

@testable import Features

/// Settings whose calls the test answers; by default they do nothing.
struct SettingsStub: UnsavedSettings {
    var facts = SettingsFacts()
    var onKeep: @Sendable (Settings) -> Void = { _ in }
    var onApply: @Sendable () async throws(CatalogError) -> Void = {
        () async throws(CatalogError) in
    }
    var onAddress: @Sendable () async -> AddressVerdict = { .good }
    var place = KeyLocation.none
    var onKeyTest: @Sendable (String?, Settings) async -> KeyVerdict = { _, _ in .failed(.offline) }
    var onKeyKept: @Sendable (String?) async throws(KeyFailure) -> KeyLocation = {
        _ async throws(KeyFailure) in .none
    }
    var onImageBytes: @Sendable () -> Int = { 0 }
    var onImagesRemoved: @Sendable () -> Void = {}
    var onLibraryBytes: @Sendable () -> Int = { 0 }
    var onHistoryCleared: @Sendable () async throws(CatalogError) -> Void = {
        () async throws(CatalogError) in
    }

    func keep(_ settings: Settings) { onKeep(settings) }

    func apply() async throws(CatalogError) { try await onApply() }

    func verdict(on address: URL, for catalog: CatalogID) async -> AddressVerdict {
        await onAddress()
    }

    func keyLocation() async -> KeyLocation { place }

    func verdict(on key: String?, with settings: Settings) async -> KeyVerdict {
        await onKeyTest(key, settings)
    }

    func keep(key: String?) async throws(KeyFailure) -> KeyLocation { try await onKeyKept(key) }

    func imageBytes() async -> Int { onImageBytes() }

    func removeImages() async { onImagesRemoved() }

    func libraryBytes() async -> Int { onLibraryBytes() }

    func clearHistory() async throws(CatalogError) { try await onHistoryCleared() }
}
