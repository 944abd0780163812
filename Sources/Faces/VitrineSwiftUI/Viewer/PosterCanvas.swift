#if canImport(SwiftUI)
import Features
import L10n
import SwiftUI

/// The picture where the model's zoom puts it, and the gestures that move it.
struct PosterCanvas: View {
    @Environment(Pictures.self) private var pictures
    @Environment(\.reducesMotion) private var reducesMotion
    @Environment(\.displayScale) private var scale
    @State private var images: PosterPictures?
    @State private var dragged = CGSize.zero
    @State private var isPinching = false
    let model: PosterViewModel

    var body: some View {
        let frame = model.dismissal?.moved(model.zoom.frame) ?? model.zoom.frame
        GeometryReader { geometry in
            if let image = images?.image(forWidth: frame.width * scale) {
                Image(image, scale: scale, label: Text(model.label))
                    .resizable()
                    .frame(width: frame.width, height: frame.height)
                    .position(x: frame.midX, y: frame.midY)
                    .animation(steps, value: frame)
            }
        }
        .contentShape(.rect)
        .onGeometryChange(for: CGSize.self) {
            $0.size
        } action: {
            model.roomChanged(to: $0)
        }
        .onTapGesture(count: 2, coordinateSpace: .local) { model.doubleTapped(at: $0) }
        .gesture(drag.simultaneously(with: pinch))
        .task { load() }
        .onChange(of: model.zoom) { images?.reduce(to: model.zoom.frame.size, scale: scale) }
        .onDisappear { images?.release() }
        .accessibilityAddTraits(.isImage)
        .accessibilityZoom(model)
        .accessibilityAction(.escape) { model.closeTapped() }
    }

    /// A step is animated; what a finger holds follows it.
    private var steps: Animation? { model.isStep && !reducesMotion ? .snappy : nil }

    private var drag: some Gesture {
        DragGesture(minimumDistance: 4)
            .onChanged { value in
                let distance = value.translation
                let step = CGSize(
                    width: distance.width - dragged.width,
                    height: distance.height - dragged.height
                )
                dragged = distance
                model.dragged(by: step, distance: distance)
            }
            .onEnded { value in
                dragged = .zero
                model.dragEnded(speed: value.velocity.height)
                fling(value)
            }
    }

    private var pinch: some Gesture {
        MagnifyGesture()
            .onChanged { value in
                if !isPinching { model.pinchBegan(at: value.startLocation) }
                isPinching = true
                model.pinched(by: value.magnification, at: value.startLocation)
            }
            .onEnded { _ in
                isPinching = false
                model.pinchEnded()
            }
    }

    /// A picture that is let go of while it moves comes to rest by itself, within its edges.
    private func fling(_ value: DragGesture.Value) {
        guard !reducesMotion else { return }
        let rest = CGSize(
            width: value.predictedEndTranslation.width - value.translation.width,
            height: value.predictedEndTranslation.height - value.translation.height
        )
        withAnimation(.easeOut(duration: 0.6)) { model.scrolled(by: rest) }
    }

    private func load() {
        let images = images ?? PosterPictures(model, pictures)
        self.images = images
        images.load(scale: scale)
    }
}
#endif
