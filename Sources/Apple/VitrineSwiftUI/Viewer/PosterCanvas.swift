#if canImport(UIKit)
import Features
import L10n
import SwiftUI

/// The picture at the model's zoom and offset, its neighbors, and the gestures that move them.
struct PosterCanvas: View {
    @Environment(\.reducesMotion) private var reducesMotion
    @Environment(\.displayScale) private var scale
    @State private var dragged = CGSize.zero
    @State private var isPinching = false
    @FocusState private var isFocused: Bool
    let model: PosterViewModel
    let images: PosterPictures?
    /// The user tapped once.
    let tapped: @MainActor () -> Void

    var body: some View {
        ZStack {
            ForEach(model.pages) { page in
                PosterPage(
                    page: page,
                    label: model.label,
                    sharp: page.isShown ? images?.image(of: page, scale: scale) : nil
                )
                // The inner animation takes precedence: a different picture slides in, regardless
                // of what caused it.
                .animation(reducesMotion ? nil : .snappy, value: model.item)
                .animation(steps, value: page.frame)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(.rect)
        .onGeometryChange(for: CGSize.self) {
            $0.size
        } action: {
            model.roomChanged(to: $0)
        }
        .onTapGesture(count: 2, coordinateSpace: .local) { model.doubleTapped(at: $0) }
        .onTapGesture { tapped() }
        .gesture(drag.simultaneously(with: pinch))
        .focusable()
        .focusEffectDisabled()
        .focused($isFocused)
        .onAppear { isFocused = true }
        .onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow]) { press in
            model.arrowPressed(
                x: press.key == .leftArrow ? -1 : press.key == .rightArrow ? 1 : 0,
                y: press.key == .upArrow ? -1 : press.key == .downArrow ? 1 : 0
            )
            return .handled
        }
        .accessibilityAddTraits(.isImage)
        .accessibilityLabel(model.label)
        .accessibilityValue(model.percent ?? "")
        .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: model.zoomInTapped()
            case .decrement: model.zoomOutTapped()
            @unknown default: break
            }
        }
        .accessibilityScrollAction { edge in
            switch edge {
            case .trailing: model.nextTapped()
            case .leading: model.previousTapped()
            case .top, .bottom: break
            }
        }
        .accessibilityAction(.escape) { model.closeTapped() }
    }

    /// Steps are animated, but a picture under a finger follows it without animation.
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
                model.dragEnded(speed: value.velocity)
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

    /// A picture released while moving decelerates and stops within its edges.
    private func fling(_ value: DragGesture.Value) {
        guard !reducesMotion else { return }
        let rest = CGSize(
            width: value.predictedEndTranslation.width - value.translation.width,
            height: value.predictedEndTranslation.height - value.translation.height
        )
        withAnimation(.easeOut(duration: 0.6)) { model.scrolled(by: rest) }
    }
}
#endif
