#if canImport(UIKit)
import Features
import L10n
import SwiftUI

/// The bar above a full-size picture: Close, the title or the size, and the share sheet.
struct PosterTopBar: View {
    @Environment(\.strings) private var strings
    let model: PosterViewModel
    let picture: SharedPicture

    var body: some View {
        HStack {
            Button(strings("action.close"), systemImage: "xmark") { model.closeTapped() }
                .keyboardShortcut(.cancelAction)
                .accessibilityIdentifier("close")
            Spacer()
            if model.isOfList {
                Text(model.title).font(.headline).lineLimit(1)
            } else if let percent = model.percent {
                Text(percent).monospacedDigit()
            }
            Spacer()
            ShareLink(item: picture, preview: SharePreview(model.title, image: picture)) {
                Label(strings("viewer.save"), systemImage: "square.and.arrow.up")
            }
            .keyboardShortcut("s")
            .disabled(model.picture.value == nil)
        }
        .labelStyle(.iconOnly)
        .buttonStyle(.glass)
        .foregroundStyle(.white)
        .padding()
    }
}

/// The bar below a list's picture: Previous, slideshow, Next.
struct PosterSeriesBar: View {
    @Environment(\.strings) private var strings
    let model: PosterViewModel

    var body: some View {
        HStack(spacing: 24) {
            Button(strings("photo.previous"), systemImage: "chevron.left") {
                model.previousTapped()
            }
            .disabled(!model.hasPrevious)
            .accessibilityIdentifier("previous")
            Button(
                model.slideshowLabel,
                systemImage: model.isPlaying ? "pause.fill" : "play.fill"
            ) { model.slideshowTapped() }
            .disabled(!model.hasNext)
            .keyboardShortcut(.space, modifiers: [])
            .accessibilityIdentifier("slideshow")
            Button(strings("photo.next"), systemImage: "chevron.right") { model.nextTapped() }
                .disabled(!model.hasNext)
                .accessibilityIdentifier("next")
        }
        .labelStyle(.iconOnly)
        .buttonStyle(.glass)
        .controlSize(.large)
        .foregroundStyle(.white)
        .padding()
    }
}
#endif
