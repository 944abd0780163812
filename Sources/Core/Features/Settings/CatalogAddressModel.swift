import Catalog
import Foundation
public import L10n
public import Observation

/// Where the address of a list is entered, from which a catalog is made.
@MainActor
@Observable
public final class CatalogAddressModel {
    /// Whether a dialog shows the entry; false cancels the requests.
    public var isShown = false {
        didSet {
            if !isShown { cancel() }
        }
    }

    /// The address, which remains until its catalog and key were saved; another one cancels the
    /// requests.
    public var text = "" {
        didSet {
            if text != oldValue { cancel() }
        }
    }
    /// Whether the service is being asked, or why no catalog could be made.
    public private(set) var status = SettingsStatus.idle
    /// All text shown to the user.
    public let strings: Localizer

    /// Receives the catalog's file.
    @ObservationIgnored var made: @MainActor (CatalogDraft) -> Void = { _ in }
    @ObservationIgnored private let service: any SettingsService
    @ObservationIgnored private let requesting = TaskSlot()

    init(_ service: any SettingsService, _ strings: Localizer) {
        self.service = service
        self.strings = strings
    }

    private func cancel() {
        requesting.cancel()
        status = .idle
    }

    /// Asks the service at the address, and closes the entry if rows were found.
    public func entered() {
        guard status != .working else { return }
        let address: URL
        do throws(WebAddress.Problem) {
            let limitsPlainHTTP = service.facts.limitsPlainHTTP
            address = try WebAddress.readList(text, limitsPlainHTTP: limitsPlainHTTP)
        } catch {
            status = .message(strings.text(of: error), isGood: false)
            return
        }
        status = .working
        let make = { @Sendable [service] () async throws(CatalogError) in
            try await service.draft(of: address)
        }
        requesting.run(for: self, make) { model, result in
            switch result {
            case .success(let draft):
                model.isShown = false
                model.made(draft)
            case .failure(let error):
                let strings = model.strings.about({ .host(address.shownHost) })
                model.status = .message(strings.message(for: error).body, isGood: false)
            }
        }
    }
}
