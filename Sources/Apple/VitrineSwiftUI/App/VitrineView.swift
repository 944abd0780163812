#if canImport(UIKit)
import Catalog
package import Features
import L10n
package import SwiftUI
import UIKit

/// The whole app: catalogs as tabs or in a sidebar, and the covers above them.
package struct VitrineView: View {
    private let model: AppModel
    private let pictures: Pictures
    private let presentation: PresentationState
    @State private var hasStarted = false

    /// Creates the view; `pictures` must be those of the model's library.
    package init(model: AppModel, pictures: Pictures, presentation: PresentationState) {
        self.model = model
        self.pictures = pictures
        self.presentation = presentation
    }

    package var body: some View {
        ZStack {
            SectionTabView(model: model)
            if !hasStarted {
                SplashView(strings: model.strings).transition(.opacity)
            }
        }
        .modifier(Presenter(presentation: presentation, model: model))
        .modifier(UndoPresenter(model: model))
        .modifier(ScenePhaseObserver(model: model, presentation: presentation))
        .modifier(AppEnvironment(model: model, pictures: pictures, presentation: presentation))
        .onChange(of: model.settings.appearance, initial: true) { $1.apply() }
        .onChange(of: model.showsSplash, initial: true) { _, showsSplash in
            // The splash never returns, no matter what happens to the rows.
            if !showsSplash { withAnimation { hasStarted = true } }
        }
    }
}

extension Appearance {
    /// Sets the style of the windows, which sheets inherit.
    ///
    /// A preferred color scheme of nil wouldn't reach a sheet that is open.
    @MainActor
    fileprivate func apply() {
        let style: UIUserInterfaceStyle =
            switch self {
            case .system: .unspecified
            case .light: .light
            case .dark: .dark
            }
        for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
            for window in scene.windows { window.overrideUserInterfaceStyle = style }
        }
    }
}
#endif
