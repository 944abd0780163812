#if canImport(UIKit)
import Catalog
import Features
import Foundation
import L10n
import SwiftUI
import UIKit

/// Presents the sheet, the viewer, the trailer and the alert of the app; there is one presenter, at
/// its root.
struct Presenter: ViewModifier {
    @Environment(Pictures.self) private var pictures
    @State private var sources = ZoomSources()
    @Bindable var presentation: PresentationState
    let model: AppModel

    func body(content: Content) -> some View {
        content
            .sheet(item: $presentation.sheet) { view(of: $0).modifier(alert(on: .sheet)) }
            .fullScreenCover(
                item: $presentation.trailer,
                onDismiss: { presentation.coverDismissed() }
            ) {
                TrailerCover(model: $0).modifier(alert(on: .cover))
                    .onAppear { presentation.coverPresented() }
            }
            .background { viewer }
            .modifier(alert(on: .window))
            .environment(sources)
    }

    private var viewer: some View {
        ViewerPresenter(
            viewer: model.poster,
            source: presentation.viewerSource,
            presentation: presentation,
            sources: sources,
            content: model.poster.map {
                PosterViewer(model: $0)
                    .modifier(alert(on: .cover))
                    .modifier(
                        AppEnvironment(model: model, pictures: pictures, presentation: presentation)
                    )
            }
        )
    }

    private func alert(on layer: PresentationState.Layer) -> AlertPresenter {
        AlertPresenter(presentation: presentation, model: model, layer: layer)
    }

    private func keyPlace(of sheet: PresentationState.Sheet) -> KeyPlace? {
        guard case .key(let catalog) = sheet else { return nil }
        return KeyPlace(page: model.keyPage(of: catalog), catalog: catalog)
    }

    @ViewBuilder private func view(of sheet: PresentationState.Sheet) -> some View {
        switch sheet {
        case .settings, .key:
            SettingsSheet(settings: model.settings, path: $presentation.settingsPath)
                .environment(\.keyPlace, keyPlace(of: sheet))
        case .sort(let list): SortSheet(list: list)
        case .filter(let catalogModel): FilterSheet(catalogModel: catalogModel)
        case .offline(let offline): OfflineSheet(model: offline)
        case .notes(let notes): NotesSheet(model: notes, closed: model.notesClosed)
        }
    }
}

extension TrailerViewModel: Identifiable {}

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
            .task(id: model.storeRecoveries) {
                guard layer == .window,
                    let text = model.takeStoreNotice() ?? model.settings.takeNotice()
                else { return }
                notice = text
                isNoticing = true
            }
    }

    private func copy(_ error: CatalogError) {
        let system = "iOS \(ProcessInfo.processInfo.operatingSystemVersionString)"
        UIPasteboard.general.string = model.diagnosis(of: error, system: system).text
    }
}
#endif
