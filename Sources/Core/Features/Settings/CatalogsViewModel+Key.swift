public import Catalog
import Foundation
import L10n

/// The keys of the catalogs that the user added.
extension CatalogsViewModel {
    /// Saves the key that the user entered for a catalog; empty text removes the key.
    ///
    /// White space at its ends may have been copied along; a password may have some within.
    public func keyEntered(_ text: String, of catalog: CatalogID) {
        keep(text.trimmingCharacters(in: .whitespacesAndNewlines), of: catalog) { model, isSaved in
            if isSaved { model.settings?.apply(affecting: [catalog]) }
        }
    }

    /// Saves a catalog's key, and then continues, also if it couldn't be saved.
    func keep(
        _ key: String,
        of catalog: CatalogID,
        then act: @escaping @MainActor (CatalogsViewModel, _ isSaved: Bool) -> Void
    ) {
        keyStatus[catalog] = .working
        let slot = keying[catalog] ?? TaskSlot()
        keying[catalog] = slot
        let keep = { @Sendable [service] () async throws(KeyFailure) in
            try await service.keep(key: key.isEmpty ? nil : key, of: catalog)
        }
        slot.run(for: self, keep) { model, result in
            switch result {
            case .success:
                model.showKey(hasKey: !key.isEmpty, of: catalog)
                act(model, true)
            case .failure(let failure):
                let text = model.strings.text(of: failure)
                model.keyStatus[catalog] = .message(text, isGood: false)
                act(model, false)
            }
        }
    }

    /// Reads whether a catalog's key is saved, unless it is known.
    func readKey(of row: Row) {
        guard let catalog = row.catalog, keyStatus[catalog] == nil else { return }
        let slot = keying[catalog] ?? TaskSlot()
        keying[catalog] = slot
        let read = { @Sendable [service] in await service.hasKey(of: catalog) }
        slot.run(for: self, read) { model, result in
            if case .success(let hasKey) = result { model.showKey(hasKey: hasKey, of: catalog) }
        }
    }

    private func showKey(hasKey: Bool, of catalog: CatalogID) {
        let text = strings(hasKey ? "settings.catalogs.has-key" : "settings.catalogs.needs-key")
        keyStatus[catalog] = .message(text, isGood: true)
    }
}
