#if canImport(UIKit)
import Features
import SwiftUI

/// Presents the sheet, the viewer, the trailer and the alert of the app; there is one presenter, at
/// its root.
struct Presenter: ViewModifier {
    @Environment(Pictures.self) private var pictures
    @State private var sources = ZoomSources()
    @Bindable var presentation: PresentationState
    let model: AppModel

    func body(content: Content) -> some View {
        content
            .sheet(item: $presentation.sheet) { sheet in
                view(of: sheet).modifier(alert(on: .sheet))
            }
            .fullScreenCover(item: $presentation.trailer) {
                TrailerCover(model: $0).modifier(alert(on: .cover))
            }
            .background { viewer }
            .modifier(alert(on: .window))
            .environment(sources)
    }

    private var viewer: some View {
        ViewerPresenter(
            viewer: model.poster,
            source: presentation.viewerSource,
            sources: sources,
            dismissed: presentation.viewerDismissed
        ) {
            PosterViewer(model: $0)
                .modifier(alert(on: .cover))
                .modifier(AppEnvironment(model, pictures, presentation))
        }
    }

    private func alert(on layer: PresentationState.Layer) -> AlertPresenter {
        AlertPresenter(presentation: presentation, model: model, layer: layer)
    }

    @ViewBuilder private func view(of sheet: PresentationState.Sheet) -> some View {
        switch sheet {
        case .settings: SettingsSheet(settings: model.settings)
        case .key(let catalog):
            let place = KeyPlace(page: model.keyPage(of: catalog), catalog: catalog)
            SettingsSheet(
                settings: model.settings,
                path: place.page == .catalogs ? [.catalogs] : []
            )
            .environment(\.keyPlace, place)
        case .sort(let list): SortSheet(list: list)
        case .filter(let catalogModel): FilterSheet(catalogModel: catalogModel)
        case .offline(let offline): OfflineSheet(model: offline)
        case .notes(let notes): NotesSheet(model: notes, closed: model.notesClosed)
        }
    }
}

extension TrailerViewModel: Identifiable {}
#endif
