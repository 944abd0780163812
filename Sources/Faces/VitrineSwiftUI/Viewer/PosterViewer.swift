#if canImport(SwiftUI)
import Features
import ImagePipeline
import L10n
import SwiftUI

/// A poster at full size, above everything.
struct PosterViewer: View {
    @Environment(Pictures.self) private var pictures
    @Environment(\.strings) private var strings
    @State private var saved: SavedPicture?
    let model: PosterViewModel

    var body: some View {
        PosterCanvas(model: model)
            .overlay(alignment: .center) { state }
            .overlay(alignment: .top) { bar }
            .background(Color.black.opacity(1 - (model.dismissal?.progress ?? 0)))
            .presentationBackground(.clear)
            .statusBarHidden()
            .modifier(PictureSaver(saved: $saved))
            .announced(model.announcement)
    }

    private var bar: some View {
        HStack {
            Button(strings("action.close"), systemImage: "xmark") { model.closeTapped() }
                .keyboardShortcut(.cancelAction)
                .accessibilityIdentifier("close")
            Spacer()
            if let percent = model.percent { Text(percent).monospacedDigit() }
            Spacer()
            Button(strings("viewer.save"), systemImage: "square.and.arrow.up") { save() }
        }
        .labelStyle(.iconOnly)
        .buttonStyle(.glass)
        .foregroundStyle(.white)
        .padding()
        .opacity(model.dismissal == nil ? 1 : 0)
    }

    @ViewBuilder private var state: some View {
        if let error = model.picture.error {
            ContentUnavailableView(
                strings("viewer.failed.title"),
                systemImage: "photo.badge.exclamationmark",
                description: Text(strings.message(for: error).body)
            )
        } else if model.picture.value == nil {
            ProgressView().tint(.white)
        }
    }

    private func save() {
        pictures.export.save(model.request, title: model.title, ask: { saved = SavedPicture($0) }) {
            if case .failed(let error) = $0 { model.pictureFailed(error) }
        }
    }
}
#endif
