#if canImport(UIKit)
import Features
import L10n
import SwiftUI

extension View {
    /// Zooms and changes pages without gestures, by VoiceOver's adjustable action and keys.
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
                    ForEach(Arrow.allCases, id: \.self) { arrow in
                        Button(arrow.rawValue) { model.arrowPressed(x: arrow.x, y: arrow.y) }
                            .keyboardShortcut(arrow.key, modifiers: [])
                    }
                }
                .hidden()
            }
    }
}

/// An arrow key, handled by an invisible button.
private enum Arrow: String, CaseIterable {
    case left, right, up, down

    var key: KeyEquivalent {
        switch self {
        case .left: .leftArrow
        case .right: .rightArrow
        case .up: .upArrow
        case .down: .downArrow
        }
    }

    var x: Double { self == .left ? -1 : self == .right ? 1 : 0 }
    var y: Double { self == .up ? -1 : self == .down ? 1 : 0 }
}
#endif
