#if canImport(SwiftUI)
import Features
import L10n
import SwiftUI

extension View {
    /// The zoom for who cannot pinch: swipes up and down of VoiceOver, and keys of a keyboard.
    func accessibilityZoom(_ model: PosterViewModel) -> some View {
        accessibilityLabel(model.label)
            .accessibilityValue(model.percent ?? "")
            .accessibilityAdjustableAction { direction in
                switch direction {
                case .increment: model.zoomInTapped()
                case .decrement: model.zoomOutTapped()
                @unknown default: break
                }
            }
            .background {
                Group {
                    Button(model.strings("viewer.zoom-in")) { model.zoomInTapped() }
                        .keyboardShortcut("+")
                    Button(model.strings("viewer.zoom-out")) { model.zoomOutTapped() }
                        .keyboardShortcut("-")
                    Button(model.strings("viewer.fit")) { model.fitTapped() }
                        .keyboardShortcut("0")
                }
                .hidden()
            }
    }
}
#endif
