#if canImport(UIKit)
import Catalog
import Features
import Foundation
import L10n
import SwiftUI
import UIKit

/// The alert for an error: the title "Error", the exact text, and a button that copies the details.
struct AlertPresenter: ViewModifier {
    @Bindable var presentation: PresentationState
    let model: AppModel
    /// The layer that this presents on; alerts appear on the topmost one.
    let layer: PresentationState.Layer
    @State private var notice = ""
    @State private var isNoticing = false

    func body(content: Content) -> some View {
        content
            .alert(
                model.strings("error.title"),
                isPresented: $presentation[alertOn: layer],
                presenting: model.router.alert
            ) { error in
                Button(model.strings("action.copy-details")) { copy(error) }
                if model.offersSettings(for: error) {
                    let catalog = model.keyCatalog
                    Button(model.strings("settings.title")) {
                        model.router.cover = nil
                        presentation.sheet = .key(of: catalog)
                    }
                }
                Button(model.strings("action.close"), role: .cancel) {}
            } message: { error in
                Text(model.alertMessage(for: error).body)
            }
            .alert(model.strings("app.name"), isPresented: $isNoticing) {
                Button(model.strings("action.close"), role: .cancel) {}
            } message: {
                Text(notice)
            }
            .task(id: model.storeRecreations) {
                guard layer == .window else { return }
                notice = model.takeStoreNotice() ?? model.settings.takeNotice() ?? ""
                isNoticing = !notice.isEmpty
            }
    }

    private func copy(_ error: CatalogError) {
        let system = "iOS \(ProcessInfo.processInfo.operatingSystemVersionString)"
        UIPasteboard.general.string = model.diagnosis(of: error, system: system).text
    }
}
#endif
