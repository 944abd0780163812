import Catalog
import Features
import Foundation
import ImagePipeline
import Library
import Manifests
import Primitives

/// Applies settings to the running app.
///
/// After any number of changes, the settings applied last are the ones saved last.
actor RunningSettings: SettingsService {
    let clients: HTTPClientFactory
    let start: Configuration
    nonisolated let library: Library
    nonisolated let file: SettingsFile
    var applied: Applied

    /// What the sources were created with.
    struct Applied: Hashable {
        var settings: Settings
        var manifests: [Manifest]
        var keyCount = 0
    }

    private nonisolated let keyCount = Locked(0)
    nonisolated let folder: ManifestFolder
    nonisolated let manifests: Locked<[ManifestFile]>
    nonisolated let fileAccess = QueueExecutor(label: "Composition.RunningSettings")

    nonisolated let facts: SettingsFacts

    /// Reads where links in the user's folder lead; call it off the main thread.
    init(
        _ library: Library,
        _ clients: HTTPClientFactory,
        _ start: Configuration,
        file: SettingsFile
    ) {
        self.library = library
        self.clients = clients
        self.start = start
        self.file = file
        folder = ManifestFolder(in: clients.platform.folders.settings)
        manifests = Locked(start.manifests)
        var facts = SettingsFacts()
        facts.initial = file.settings
        facts.notice = file.notice
        facts.slots = KnownCatalog.builtIn.map { Self.slot($0, start) }
        facts.systemCountry = start.systemCountry
        facts.proxyVariable = start.environment.proxyVariable
        facts.overrulingProxy = start.environment.proxyText
        facts.catalogFolder = folder.folder.path
        facts.linkedCatalogFolders = CatalogEntry.linkedFolders(of: start.manifests.map(\.entry))
        facts.lacksDemoPictures = clients.platform.lacksDemoPictures
        facts.limitsPlainHTTP = clients.platform.limitsPlainHTTP
        self.facts = facts
        applied = Applied(
            settings: start.settings,
            manifests: start.manifests.compactMap(\.manifest)
        )
    }

    nonisolated func keep(_ settings: Settings) { file.keep(settings) }

    nonisolated func imageBytes() async -> Int { await library.images.cache?.size() ?? 0 }

    nonisolated func removeImages() async { await library.images.cache?.removeAll() }

    nonisolated func libraryBytes() async -> Int { await library.storeBytes() }

    nonisolated func clearHistory() async throws(CatalogError) { try await library.clearHistory() }

    /// - Throws: `server` if the demonstration service doesn't start.
    func apply() throws(CatalogError) {
        let wanted = Applied(
            settings: file.settings,
            manifests: manifests.withLock { $0.compactMap(\.manifest) },
            keyCount: keyCount.withLock { $0 }
        )
        guard wanted != applied else { return }
        let configuration = try configuration(wanted.settings)
        if configuration.proxy != (try self.configuration(applied.settings)).proxy {
            clients.use(proxy: configuration.proxy)
        }
        library.images.cache?.setSizeLimit(wanted.settings.imageCacheBytes)
        let shown = library.catalogs.filter(\.isBrowsable).map(\.id)
        var changed: [CatalogID: CatalogSource] = [:]
        for catalog in configuration.catalogs
        where !shown.contains(catalog.id) || concerns(catalog, wanted) {
            do throws(CatalogError) {
                changed[catalog.id] = try source(of: catalog, configuration)
            } catch  where catalog.isFromFile {
                clients.platform.log("catalog \(catalog.id.rawValue): \(error)")
            }
        }
        let order = configuration.catalogs.map(\.id)
        if !changed.isEmpty || order != shown {
            library.connect(changed, order: order)
        }
        applied = wanted
    }

    /// Returns the configuration with other settings but the same interface language.
    nonisolated func configuration(
        _ settings: Settings
    ) throws(CatalogError) -> Configuration {
        do throws(ConfigurationError) {
            return try Configuration(
                environment: start.environment,
                settings: settings,
                manifests: manifests.withLock { $0 },
                language: start.language
            )
        } catch {
            // This can't happen: the variables were valid at startup, and settings contain only
            // valid addresses.
            throw .badResponse(nil)
        }
    }

    nonisolated func source(
        of catalog: KnownCatalog,
        _ configuration: Configuration
    ) throws(CatalogError) -> CatalogSource {
        do {
            return try Composition.source(of: catalog, clients, configuration)
        } catch let error as CatalogError {
            throw error
        } catch {
            throw .server(status: 503, message: "\(error)")
        }
    }

    /// Returns whether a catalog's source has changed.
    private func concerns(_ catalog: KnownCatalog, _ wanted: Applied) -> Bool {
        applied.settings[source: catalog.id] != wanted.settings[source: catalog.id]
            || applied.settings.contentLanguage != wanted.settings.contentLanguage
            || catalog.descriptor.offersCredit != nil
                && applied.settings.country != wanted.settings.country
            || catalog.needsKey && applied.keyCount != wanted.keyCount
            || manifest(of: catalog, applied) != manifest(of: catalog, wanted)
    }

    private static func slot(_ catalog: KnownCatalog, _ start: Configuration) -> SourceSlot {
        SourceSlot(
            catalog: catalog.id,
            title: catalog.descriptor.title,
            kinds: catalog.publicAddress == nil
                ? [.embedded, .custom] : [.embedded, .live, .custom],
            needsKey: catalog.needsKey,
            overrulingVariable: start.overrulingVariable(of: catalog),
            overrulingKind: start.overrulingKind(of: catalog)
        )
    }

    private func manifest(of catalog: KnownCatalog, _ applied: Applied) -> Manifest? {
        applied.manifests.first { $0.id == catalog.id }
    }

    nonisolated func keep(
        _ key: String?,
        for service: ServiceKey
    ) async throws(KeyFailure) -> KeyLocation {
        let place = try await clients.credentials.keep(key, for: service)
        keyCount.withLock { $0 += 1 }
        return place
    }
}
