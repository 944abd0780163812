/// Loads and saves preferences.
public struct PreferencesStore: Sendable {
    /// Loads them; the defaults if nothing is stored.
    public var load: @Sendable () -> Preferences
    /// Saves them, off the main thread and in the order of the calls.
    public var save: @Sendable (Preferences) -> Void

    /// Both closures are called on the main actor and must not block.
    public init(
        load: @escaping @Sendable () -> Preferences,
        save: @escaping @Sendable (Preferences) -> Void
    ) {
        self.load = load
        self.save = save
    }

    /// Saves nothing: for tours, measurements and previews.
    public static let none = PreferencesStore(load: { Preferences() }, save: { _ in })
}
