#if canImport(UIKit)
import Catalog
import Features
import Foundation
import L10n
public import SwiftUI
import VitrineSwiftUI

/// The app's window; an Xcode project needs only an `App` that shows it.
public struct VitrineScene: Scene {
    @State private var opener = Opener { try await OpenedApp.open() }
    @Environment(\.scenePhase) private var phase

    /// Creates the scene, which opens the app when a window appears.
    public init() {}

    /// A window group, and the menus of an iPad with a keyboard.
    public var body: some Scene {
        WindowGroup { OpeningView(opener: opener) }
            .commands {
                let app = opener.app?.running
                VitrineCommands(
                    model: app?.model,
                    strings: app?.model.strings ?? .preferred,
                    presentation: app?.presentation
                )
            }
            .onChange(of: phase) {
                if phase == .background { finish() }
            }
    }

    /// Asks the system for time to write pending changes.
    private func finish() {
        guard let app = opener.app?.running else { return }
        ProcessInfo.processInfo.performExpiringActivity(withReason: "state") { isExpired in
            if !isExpired { app.finish() }
        }
    }
}

/// The splash, the app, or the reason why it can't start.
private struct OpeningView: View {
    let opener: Opener<OpenedApp>
    /// A link that waits until the app is open.
    @State private var link: URL?

    var body: some View {
        content
            .onOpenURL { link = $0 }
            .task(id: link) { followLink() }
    }

    @ViewBuilder private var content: some View {
        switch opener.phase {
        case .opening:
            SplashView(strings: .preferred).task {
                await opener.open()
                followLink()
            }
        case .open(let app):
            VitrineView(
                model: app.running.model,
                pictures: app.pictures,
                presentation: app.running.presentation
            )
            .environment(\.trailerDocument) { [documents = app.documents] in
                await documents.file(playing: $0)
            }
        case .failed(let error):
            ContentUnavailableView {
                Label(Localizer.preferred("error.title"), systemImage: "exclamationmark.triangle")
            } description: {
                Text(error.localizedDescription)
            } actions: {
                Button(Localizer.preferred("list.retry")) { opener.retryTapped() }
            }
        }
    }

    private func followLink() {
        guard let app = opener.app?.running, let link else { return }
        self.link = nil
        if let link = CatalogLink(link.absoluteString) { app.model.linkOpened(link) }
    }
}
#endif
