#if canImport(UIKit)
import Catalog
import Features
import L10n
import SwiftUI

/// The viewer's pages, which the system's scroll view turns, and the keys and actions that do the
/// same.
struct PosterPager: View {
    @Environment(\.reducesMotion) private var reducesMotion
    /// The page on screen.
    @State private var place: Item.ID?
    @FocusState private var isFocused: Bool
    let model: PosterViewModel
    let images: PosterImages<Picture>?
    /// The user tapped once.
    let tapped: @MainActor () -> Void

    init(
        model: PosterViewModel,
        images: PosterImages<Picture>?,
        tapped: @escaping @MainActor () -> Void
    ) {
        self.model = model
        self.images = images
        self.tapped = tapped
        // The scroll view begins there.
        _place = State(initialValue: model.item)
    }

    var body: some View {
        pages
            .onGeometryChange(for: CGSize.self, of: \.size) { model.roomChanged(to: $0) }
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
            .modifier(SpokenPicture(model: model))
            // Outside of the measured view, whose size is then that of the screen.
            .ignoresSafeArea()
    }

    @ViewBuilder private var pages: some View {
        if model.isOfList {
            ScrollView(.horizontal) { series }
                .scrollTargetBehavior(.paging)
                .scrollPosition(id: $place, anchor: .center)
                .scrollIndicators(.hidden)
                .onChange(of: model.item) { _, new in
                    withAnimation(reducesMotion ? nil : .snappy) { place = new }
                }
                .onChange(of: place) { if let place { model.turned(to: place) } }
        } else {
            PosterPage(model: model, images: images, id: nil, tapped: tapped)
        }
    }

    private var series: some View {
        LazyHStack(spacing: 0) {
            ForEach(model.pages, id: \.self) { id in
                PosterPage(model: model, images: images, id: id, tapped: tapped)
                    .containerRelativeFrame([.horizontal, .vertical])
            }
        }
        .scrollTargetLayout()
    }
}

/// The picture as one adjustable element of VoiceOver.
private struct SpokenPicture: ViewModifier {
    let model: PosterViewModel

    func body(content: Content) -> some View {
        content
            .accessibilityElement(children: .ignore)
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
}
#endif
