package import Features

/// A screen in one of its states, shown as a picture in the tour and as a preview in Xcode.
package struct StagedScene: Sendable {
    /// `screen-state`, such as `movies-list-loaded`.
    package let name: String
    /// The service's mode before ``play``.
    package let mode: StagedTransport.Mode
    /// The page that the app opens with.
    package let startPage: StartPage
    /// Brings the models into the state and returns once they have reached it.
    package let play: @MainActor @Sendable (any Stage) async -> Void

    init(
        _ name: String,
        _ mode: StagedTransport.Mode = .open,
        at startPage: StartPage = .catalog(.movies),
        play: @escaping @MainActor @Sendable (any Stage) async -> Void
    ) {
        self.name = name
        self.mode = mode
        self.startPage = startPage
        self.play = play
    }

    /// Every scene.
    package static let all =
        home + movies + details + people + covers + failures + films + photos + characters
        + settings
        + offline + marks

    /// Returns the scene with a name; nil if it doesn't exist.
    package static func named(_ name: String) -> StagedScene? {
        all.first { $0.name == name }
    }
}
