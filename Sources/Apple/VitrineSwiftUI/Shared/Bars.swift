#if canImport(UIKit)
import Features
import L10n
import SwiftUI

/// The button that closes a sheet, cover or column, always at the leading edge of its bar.
///
/// The system draws the symbol in a bar; its own label would be in another language than the app's.
struct CloseItem: ToolbarContent {
    @Environment(\.strings) private var strings
    let action: @MainActor () -> Void

    var body: some ToolbarContent {
        ToolbarItem(placement: .cancellationAction) {
            Button(role: .close, action: action) {
                Label(strings("action.close"), systemImage: "xmark")
            }
            .keyboardShortcut(.cancelAction)
        }
    }
}

extension View {
    /// Shows a page's title in the bar, in one line.
    func pageTitle(_ title: String) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(.inline)
    }

    /// Shows a picker's values side by side, or in a menu if they don't fit.
    func segments(_ count: Int) -> some View { modifier(Segments(count: count)) }

    /// Takes a key or an address as it is typed.
    func plainEntry() -> some View {
        textInputAutocapitalization(.never).autocorrectionDisabled().submitLabel(.done)
    }
}

private struct Segments: ViewModifier {
    @Environment(\.dynamicTypeSize) private var textSize
    let count: Int

    func body(content: Content) -> some View {
        if SegmentedChoice.fits(count, isTextHuge: textSize.isAccessibilitySize) {
            content.pickerStyle(.segmented)
        } else {
            content.pickerStyle(.menu)
        }
    }
}
#endif
