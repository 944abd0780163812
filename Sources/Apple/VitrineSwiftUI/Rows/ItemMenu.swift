#if canImport(UIKit)
import Catalog
import Features
import Foundation
import ImagePipeline
import L10n
import SwiftUI

/// The actions on a row or card, as the entries of its context menu or as VoiceOver's actions.
struct ItemMenu: View {
    @Environment(AppModel.self) private var model
    @Environment(Pictures.self) private var pictures
    let content: RowContent
    let actions: [ItemAction]
    /// Returns the request for a picture.
    let request: @MainActor (Artwork, ImageRequest.Fit) -> ImageRequest?
    let open: @MainActor () -> Void
    var viewPicture: @MainActor () -> Void = {}
    /// Whether entries that open more choices are omitted, because VoiceOver can't perform them.
    var isSpoken = false

    var body: some View {
        ForEach(actions, id: \.self) { action in
            switch action {
            case .saveImage: if !isSpoken { sharePicture }
            case .rate: if !isSpoken { RatingMenu(id: content.id) }
            default: button(action)
            }
        }
        if !isSpoken { shareLink }
    }

    @ViewBuilder private var shareLink: some View {
        if let link = content.link {
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
        content.artwork.flatMap { request($0, .original) }.map {
            SharedPicture(
                title: content.title,
                request: $0,
                export: pictures.export,
                failed: model.imageFailed
            )
        }
    }

    private func button(_ action: ItemAction) -> some View {
        let marks = model.marks[content.id]
        return Button(
            model.strings(action.caption(marks)),
            systemImage: action.systemImage(marks)
        ) { perform(action) }
    }

    private func perform(_ action: ItemAction) {
        switch action {
        case .open: open()
        case .viewPicture: viewPicture()
        case .heart, .watchLater, .watched:
            if let mark = action.mark { model.marks.tapped(mark, content.id) }
        case .copyTitle: Clipboard.copy(content.title)
        case .copyLink: if let link = content.link { Clipboard.copy(link.absoluteString) }
        // The entries of its menu and the share link do it instead.
        case .saveImage, .rate: break
        case .notes: model.notesTapped(content.id)
        case .copyImage:
            guard let picture else { return }
            pictures.export.copy(picture.request, put: Clipboard.copy) {
                if case .failed(let error) = $0 { model.imageFailed(error) }
            }
        }
    }
}
#endif
