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
    let list: ItemListViewModel
    let row: ListRow
    /// The action for a tap and for VoiceOver's double tap.
    let activate: @MainActor () -> Void

    func body(content: Content) -> some View {
        let marks = model.marks[row.id]
        let actions = list.actions(for: row)
        content
            .swipeActions(edge: .trailing) {
                if actions.contains(.heart) { button(.heart, marks).tint(.pink) }
            }
            .contextMenu {
                ForEach(actions, id: \.self) { action in
                    switch action {
                    case .saveImage: sharePicture
                    case .rate: RatingMenu(id: row.id)
                    default: button(action, marks)
                    }
                }
                shareLink
            } preview: {
                preview
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(
                row.content?.speech(marks, model.strings)
                    ?? model.strings("list.loading")
            )
            .accessibilityAddTraits(.isButton)
            .accessibilityAction { activate() }
            .accessibilityActions {
                ForEach(actions.filter { $0 != .saveImage && $0 != .rate }, id: \.self) {
                    button($0, marks)
                }
            }
            .accessibilityIdentifier("row")
    }

    @ViewBuilder private var preview: some View {
        if let artwork = row.content?.artwork {
            ArtworkView(artwork: artwork) { list.imageRequest(for: $0, fit: $1) }
                .aspectRatio(list.aspectRatio(of: artwork) ?? 2.0 / 3, contentMode: .fit)
                .frame(width: 280)
                .environment(pictures)
        } else {
            Text(row.content?.title ?? "").padding()
        }
    }

    @ViewBuilder private var shareLink: some View {
        if let content = row.content, let link = content.link {
            let label = Label(model.strings("row.share"), systemImage: "square.and.arrow.up")
            if let picture {
                let preview = SharePreview(content.title, image: picture)
                ShareLink(item: link, preview: preview) { label }
            } else {
                ShareLink(item: link, preview: SharePreview(content.title)) { label }
            }
        }
    }

    @ViewBuilder private var sharePicture: some View {
        if let picture {
            ShareLink(item: picture, preview: SharePreview(picture.title, image: picture)) {
                Label(model.strings("viewer.save"), systemImage: "square.and.arrow.up")
            }
        }
    }

    /// The full-size picture.
    private var picture: SharedPicture? {
        row.content.flatMap { SharedPicture($0, in: list, export: pictures.export) }
    }

    private func button(_ action: ItemAction, _ marks: ItemMarks) -> some View {
        Button(
            model.strings(action.caption(marks)),
            systemImage: action.systemImage(marks)
        ) { perform(action) }
    }

    private func perform(_ action: ItemAction) {
        guard let content = row.content else { return }
        switch action {
        case .open: list.rowTapped(row.id)
        case .viewPicture: list.pictureTapped(row.id)
        case .heart, .watchLater, .watched: action.mark.map { model.marks.tapped($0, row.id) }
        case .copyTitle: Clipboard.copy(content.title)
        case .copyLink: content.link.map { Clipboard.copy($0.absoluteString) }
        // The entries of its menu and the share link do it instead.
        case .saveImage, .rate: break
        case .notes: model.notesTapped(row.id)
        case .copyImage:
            guard let picture else { return }
            pictures.export.copy(picture.request, put: Clipboard.copy) {
                if case .failed(let error) = $0 { list.imageFailed(error) }
            }
        }
    }
}
#endif
