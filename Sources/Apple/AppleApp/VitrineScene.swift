#if canImport(UIKit)
import Features
import Foundation
import L10n
public import SwiftUI
import VitrineSwiftUI

/// The app's window, for the single line in an Xcode project's `App`.
public struct VitrineScene: Scene {
    @State private var opener = Opener()
    @Environment(\.scenePhase) private var phase

    /// Creates the scene, which opens nothing until a window appears.
    public init() {}

    /// A window group, and the menus for an iPad with a keyboard.
    public var body: some Scene {
        WindowGroup { OpeningView(opener: opener) }
            .commands {
                VitrineCommands(
                    model: opener.app?.model,
                    strings: opener.strings,
                    presentation: opener.app?.presentation ?? PresentationState()
                )
            }
            .onChange(of: phase) {
                if phase == .background { finish() }
            }
    }

    /// Asks the system for time to write pending changes.
    private func finish() {
        guard let app = opener.app else { return }
        ProcessInfo.processInfo.performExpiringActivity(withReason: "state") { isExpired in
            if !isExpired { app.finish() }
        }
    }
}

/// The splash, the app, or the reason why it can't start.
private struct OpeningView: View {
    let opener: Opener

    var body: some View {
        content.onOpenURL { opener.linkOpened($0) }
    }

    @ViewBuilder private var content: some View {
        switch opener.phase {
        case .opening: SplashView(strings: opener.strings).task { await opener.open() }
        case .open(let app, let pictures, let documents):
            VitrineView(model: app.model, pictures: pictures, presentation: app.presentation)
                .environment(\.trailerDocument) { await documents.file(playing: $0) }
        case .failed(let reason):
            ContentUnavailableView {
                Label(opener.strings("error.title"), systemImage: "exclamationmark.triangle")
            } description: {
                Text(reason)
            } actions: {
                Button(opener.strings("list.retry")) { Task { await opener.open() } }
            }
        }
    }
}
#endif
