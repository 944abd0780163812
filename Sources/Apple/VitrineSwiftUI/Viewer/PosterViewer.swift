#if canImport(UIKit)
import Features
import ImagePipeline
import L10n
import SwiftUI

/// A full-size picture above everything else: a poster, or a list's pictures, which a swipe changes
/// like pages.
struct PosterViewer: View {
    @Environment(Pictures.self) private var pictures
    @Environment(\.accessibilityVoiceOverEnabled) private var isSpoken
    @Environment(\.displayScale) private var scale
    @Environment(\.strings) private var strings
    @State private var images: PosterImages<Picture>?
    @State private var hidesBars = false
    let model: PosterViewModel

    var body: some View {
        PosterPager(model: model, images: images) { withAnimation { hidesBars.toggle() } }
            .overlay(alignment: .center) { state }
            .overlay(alignment: .top) {
                PosterTopBar(model: model, picture: picture).opacity(showsBars ? 1 : 0)
            }
            .overlay(alignment: .bottom) {
                if model.isOfList { PosterSeriesBar(model: model).opacity(showsBars ? 1 : 0) }
            }
            .background { Color.black.ignoresSafeArea() }
            .announced(model.announcement)
            .task { load() }
            .onChange(of: model.request) {
                images?.turned()
                load()
            }
            .onChange(of: model.zoom) { _, zoom in
                let (width, height) = (zoom.frame.width * scale, zoom.frame.height * scale)
                images?.reduce(to: PixelSize(Int(width), Int(height)))
            }
            .onDisappear { images?.release() }
    }

    /// A tap hides the bars, except with VoiceOver, whose users can't see that another tap shows
    /// them.
    private var showsBars: Bool { !hidesBars || isSpoken }

    @ViewBuilder private var state: some View {
        if let error = model.picture.error {
            FailureView(
                message: strings.pictureMessage(for: error),
                title: model.failureTitle,
                systemImage: "photo.badge.exclamationmark",
                retryTapped: load
            )
        } else if model.picture.value == nil {
            ProgressView().tint(.white).accessibilityLabel(model.loadingLabel)
        }
    }

    private func load() {
        let images =
            images
            ?? PosterImages(
                model: model,
                preview: nil,
                images: pictures.pipeline,
                size: \.size
            )
        self.images = images
        images.load(scaleFactor: Int(scale))
    }

    private var picture: SharedPicture {
        SharedPicture(
            title: model.title,
            request: model.request,
            export: pictures.export,
            failed: model.pictureFailed
        )
    }
}
#endif
