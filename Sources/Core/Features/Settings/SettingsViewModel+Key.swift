import Catalog
import L10n

/// The service key.
extension SettingsViewModel {
    /// Whether a saved key would be used; an environment variable overrides it.
    public var isKeyEditable: Bool {
        if case .variable? = keyLocation { false } else { true }
    }

    /// Whether there is a key to test or remove.
    public var hasKey: Bool {
        switch keyLocation {
        case KeyLocation.none?, nil: false
        case .variable?, .keyring?, .file?: true
        }
    }

    /// Tests a key that the user entered, and saves it unless the service rejects it.
    ///
    /// Catalogs that need the key and have no chosen source then use the public service.
    public func keyEntered(_ text: String) {
        let key = KeyForm.cleaned(text)
        // Even an invalid entry replaces the previous one.
        keying.cancel()
        guard !key.isEmpty else {
            keyStatus = .message(strings("settings.key.empty"), isGood: false)
            return
        }
        guard KeyForm.isValid(key) else {
            keyStatus = .message(strings("settings.key.malformed"), isGood: false)
            return
        }
        keyStatus = .working
        keying.run(for: self) { model in await model.testAndKeep(key) }
    }

    /// Tests the typed key or, if none was typed, the saved key.
    public func keyTestTapped(typed text: String) {
        guard KeyForm.cleaned(text).isEmpty else { return keyEntered(text) }
        guard hasKey else { return keyEntered("") }
        keyStatus = .working
        let test = { @Sendable [service, settings] in
            await service.verdict(on: nil, with: settings)
        }
        keying.run(for: self, test) { model, result in
            guard case .success(let verdict) = result else { return }
            model.keyStatus = .message(model.words(for: verdict), isGood: verdict.isGood)
        }
    }

    /// Removes the saved key.
    public func keyRemoved() {
        keyStatus = .working
        keying.run(for: self) { model in
            if await model.keep(nil) {
                model.keyStatus = .message(model.strings("settings.key.removed"), isGood: true)
            }
        }
    }

    private func testAndKeep(_ key: String) async {
        let wanting = slots.filter { $0.needsKey && $0.overrulingVariable == nil }.map(\.catalog)
        let undecided = wanting.filter { settings[source: $0] == nil && !unfinished.contains($0) }
        var coming = settings
        for catalog in undecided { coming[source: catalog] = .live }
        let verdict = await service.verdict(on: key, with: coming)
        // Another key was entered in the meantime, or this one was removed.
        guard !Task.isCancelled else { return }
        guard verdict.isWorthKeeping else {
            keyStatus = .message(words(for: verdict), isGood: false)
            return
        }
        guard await keep(key) else { return }
        for catalog in undecided { choose(.live, of: catalog) }
        apply(affecting: Set(wanting))
        keyStatus = .message(words(for: verdict), isGood: verdict.isGood)
    }

    /// Saves or removes the key; after a failure, shows it and returns false.
    private func keep(_ key: String?) async -> Bool {
        do throws(KeyFailure) {
            keyLocation = try await service.keep(key: key)
            keyChangeCount += 1
            if key == nil {
                apply(affecting: Set(slots.filter(\.needsKey).map(\.catalog)))
            }
            return true
        } catch {
            keyStatus = .message(strings.text(of: error), isGood: false)
            return false
        }
    }
}

extension KeyVerdict {
    fileprivate var isGood: Bool {
        switch self {
        case .accepted, .acceptedByDemonstration: true
        case .refused, .failed: false
        }
    }

    /// Whether to save the key: that a service can't be reached now doesn't make its key wrong.
    fileprivate var isWorthKeeping: Bool {
        if case .refused = self { false } else { true }
    }
}
