#if canImport(UIKit)
import Features
import SwiftUI

/// Presents the sheet, the cover and the alert of the app; there is one presenter, at its root.
struct Presenter: ViewModifier {
    @Bindable var presentation: PresentationState
    let model: AppModel

    func body(content: Content) -> some View {
        content
            .sheet(item: $presentation.sheet) { sheet in
                view(of: sheet).modifier(alert(on: .sheet))
            }
            .fullScreenCover(item: $presentation.cover) { cover in
                view(of: cover).modifier(alert(on: .cover))
            }
            .modifier(alert(on: .window))
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

    @ViewBuilder private func view(of cover: PresentationState.Cover) -> some View {
        switch cover {
        case .poster(let poster, let source): PosterViewer(model: poster).zooms(from: source)
        case .trailer(let trailer): TrailerCover(model: trailer)
        }
    }
}
#endif
