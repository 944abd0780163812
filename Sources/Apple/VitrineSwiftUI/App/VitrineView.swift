#if canImport(UIKit)
import Catalog
package import Features
import L10n
package import SwiftUI

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
        .modifier(AppEnvironment(model, pictures, presentation))
        .preferredColorScheme(model.settings.appearance.colorScheme)
        .onChange(of: model.showsSplash, initial: true) { _, showsSplash in
            // The splash never returns, no matter what happens to the rows.
            if !showsSplash { withAnimation { hasStarted = true } }
        }
    }
}

extension Appearance {
    /// Nil follows the system.
    fileprivate var colorScheme: ColorScheme? {
        switch self {
        case .system: nil
        case .light: .light
        case .dark: .dark
        }
    }
}
#endif
