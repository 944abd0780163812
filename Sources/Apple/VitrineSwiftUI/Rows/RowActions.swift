#if canImport(UIKit)
import Catalog
import Features
import Foundation
import ImagePipeline
import L10n
import SwiftUI

/// A row's actions: swipes, the context menu and VoiceOver actions, and the row's label as one
/// sentence.
struct RowActions: ViewModifier {
    @Environment(AppModel.self) private var model
    @Environment(Pictures.self) private var pictures
    @State private var saved: SavedPicture?
    let list: ItemListViewModel
    let row: ListRow
    /// The action for a tap and for VoiceOver's double tap.
    let activate: @MainActor () -> Void

    func body(content: Content) -> some View {
        let isFavorite = model.favorites.contains(row.id)
        content
            .swipeActions(edge: .trailing) {
                if actions.contains(.heart) { button(.heart, isFavorite).tint(.pink) }
            }
            .contextMenu {
                ForEach(actions, id: \.self) { button($0, isFavorite) }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(
                row.content?.speech(isFavorite: isFavorite, model.strings)
                    ?? model.strings("list.loading")
            )
            .accessibilityAddTraits(.isButton)
            .accessibilityAction { activate() }
            .accessibilityActions {
                ForEach(actions, id: \.self) { button($0, isFavorite) }
            }
            .accessibilityIdentifier("row")
            .modifier(PictureSaver(saved: $saved))
    }

    private var actions: [ItemAction] { list.actions(for: row) }

    private func button(_ action: ItemAction, _ isFavorite: Bool) -> some View {
        Button(
            model.strings(action.caption(isFavorite: isFavorite)),
            systemImage: action.systemImage(isFavorite: isFavorite)
        ) { perform(action) }
    }

    private func perform(_ action: ItemAction) {
        guard let content = row.content else { return }
        switch action {
        case .open: list.rowTapped(row.id)
        case .viewPicture: list.pictureTapped(row.id)
        case .heart: model.favorites.toggle(row.id)
        case .copyTitle: Clipboard.copy(content.title)
        case .copyLink: content.link.map { Clipboard.copy($0.absoluteString) }
        case .saveImage:
            guard let request = picture(of: content) else { return }
            pictures.export.save(request, title: content.title, ask: { saved = SavedPicture($0) }) {
                report($0)
            }
        case .copyImage:
            guard let request = picture(of: content) else { return }
            pictures.export.copy(request, put: Clipboard.copy) { report($0) }
        }
    }

    /// Returns the request for the full-size picture.
    private func picture(of content: RowContent) -> ImageRequest? {
        content.artwork.flatMap { list.imageRequest(for: $0, fit: .original) }
    }

    private func report(_ outcome: ExportOutcome) {
        if case .failed(let error) = outcome { list.imageFailed(error) }
    }
}

extension ItemAction {
    /// Returns the action's system symbol.
    fileprivate func systemImage(isFavorite: Bool) -> String {
        switch self {
        case .open: "info.circle"
        case .viewPicture: "arrow.up.left.and.arrow.down.right"
        case .heart: isFavorite ? "heart.slash" : "heart"
        case .copyTitle: "doc.on.doc"
        case .copyLink: "link"
        case .saveImage: "square.and.arrow.down"
        case .copyImage: "photo.on.rectangle"
        }
    }
}
#endif
