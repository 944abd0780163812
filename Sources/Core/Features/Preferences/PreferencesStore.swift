/// Where preferences are kept.
public struct PreferencesStore: Sendable {
    /// Reads them; nothing is chosen where there are none.
    public var load: @Sendable () -> Preferences
    /// Keeps them, off the main thread and in the order of the calls.
    public var save: @Sendable (Preferences) -> Void

    /// Makes a store of its two halves.
    public init(
        load: @escaping @Sendable () -> Preferences,
        save: @escaping @Sendable (Preferences) -> Void
    ) {
        self.load = load
        self.save = save
    }

    /// Forgets everything: for tours, measurements and previews.
    public static let none = PreferencesStore(load: { Preferences() }, save: { _ in })
}
