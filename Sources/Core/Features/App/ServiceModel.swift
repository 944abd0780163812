import Catalog
import Library
import Observation

/// A service's status for models, and whether an alert has reported its outage.
///
/// The library finds out whether the service responds; this model only follows it.
@MainActor
@Observable
final class ServiceModel {
    /// The status when it was last read.
    private(set) var state: ServiceStatus.State
    /// The service.
    @ObservationIgnored let status: ServiceStatus
    @ObservationIgnored private var reportedOutage: Int?
    @ObservationIgnored private let following = TaskSlot()

    /// Follows a service.
    init(_ status: ServiceStatus) {
        self.status = status
        state = status.state
        following.follow(status.changes(), for: self) { model, _ in model.update() }
    }

    /// Whether the last call got no response.
    var isDown: Bool { state.isDown }

    /// Whether an alert has reported the outage.
    var isReported: Bool { isDown && reportedOutage == state.recoveryCount }

    /// Updates ``state`` now; the stream would do so later.
    func update() {
        let new = status.state
        if new != state { state = new }
    }

    /// Records that an alert reports the outage.
    func wasReported() {
        if isDown { reportedOutage = state.recoveryCount }
    }
}

/// The models of all services.
@MainActor
final class ServiceModels {
    private let library: Library
    private var models: [ObjectIdentifier: ServiceModel] = [:]

    init(_ library: Library) {
        self.library = library
    }

    /// Returns the model of a catalog's service, which the catalogs of a service share.
    subscript(catalog: CatalogID) -> ServiceModel {
        let status = library.service(of: catalog)
        let model = models[ObjectIdentifier(status)] ?? ServiceModel(status)
        models[ObjectIdentifier(status)] = model
        return model
    }
}
