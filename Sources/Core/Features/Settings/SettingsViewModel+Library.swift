import L10n

/// The library on disk.
extension SettingsViewModel {
    /// The size of the library's files, as text.
    public var libraryUse: String { libraryBytes.map(size) ?? strings("list.loading") }

    /// Removes the history of all catalogs.
    public func historyCleared() {
        guard historyStatus != .working else { return }
        historyStatus = .working
        clearing.run(for: self, service.clearHistory) { model, result in
            switch result {
            case .success:
                let text = model.strings("settings.history.cleared")
                model.historyStatus = .message(text, isGood: true)
            case .failure(let error):
                let text = model.strings.message(for: error).text
                model.historyStatus = .message(text, isGood: false)
            }
            model.measureLibrary()
        }
    }

    func measureLibrary() {
        measuringLibrary.run(for: self, service.libraryBytes) { model, result in
            if case .success(let bytes) = result { model.libraryBytes = bytes }
        }
    }
}
