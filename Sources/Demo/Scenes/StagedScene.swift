package import Features

/// A screen in a state: a picture of the tour, and a preview in Xcode.
package struct StagedScene: Sendable {
    /// `screen-state`, such as `movies-list-loaded`.
    package let name: String
    /// How the service answers before ``play``.
    package let mode: StagedTransport.Mode
    /// What the app opens with.
    package let opening: Opening
    /// Leads the models to the state, and returns once they are there.
    package let play: @MainActor @Sendable (any Stage) async -> Void

    init(
        _ name: String,
        _ mode: StagedTransport.Mode = .open,
        at opening: Opening = .catalog(.movies),
        play: @escaping @MainActor @Sendable (any Stage) async -> Void
    ) {
        self.name = name
        self.mode = mode
        self.opening = opening
        self.play = play
    }

    /// Every scene.
    package static let all =
        home + movies + details + covers + failures + films + photos + characters + settings
        + offline

    /// The scene of a name; nil if there is none.
    package static func named(_ name: String) -> StagedScene? {
        all.first { $0.name == name }
    }
}
