#if canImport(UIKit)
import Features
import SwiftUI

/// Presents the sheet, the cover and the alert of the app; there is one presenter, at its root.
struct Presenter: ViewModifier {
    @Environment(PresentationState.self) private var presentation
    let model: AppModel

    func body(content: Content) -> some View {
        content
            .sheet(item: sheet) { sheet in
                view(of: sheet).modifier(AlertPresenter(model: model, layer: .sheet))
            }
            .fullScreenCover(item: cover) { cover in
                view(of: cover).modifier(AlertPresenter(model: model, layer: .cover))
            }
            .modifier(AlertPresenter(model: model, layer: .window))
    }

    @ViewBuilder private func view(of sheet: PresentationState.Sheet) -> some View {
        switch sheet {
        case .settings: SettingsSheet()
        case .sort(let list): SortSheet(list: list)
        case .filter(let catalogModel): FilterSheet(catalogModel: catalogModel)
        case .quickSearch(let search): QuickSearchSheet(search: search)
        case .offline(let offline): OfflineSheet(model: offline)
        }
    }

    @ViewBuilder private func view(of cover: PresentationState.Cover) -> some View {
        switch cover {
        case .poster(let poster): PosterViewer(model: poster)
        case .trailer(let trailer): TrailerCover(model: trailer)
        }
    }

    private var sheet: Binding<PresentationState.Sheet?> {
        Binding(
            showing: { presentation.sheet(over: model) },
            changing: { if $0 == nil { presentation.sheetDismissed(over: model) } }
        )
    }

    private var cover: Binding<PresentationState.Cover?> {
        Binding(
            showing: { presentation.cover(over: model) },
            changing: { if $0 == nil { model.router.cover = nil } }
        )
    }
}
#endif
