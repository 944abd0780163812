#if canImport(UIKit)
import Accessibility
import Features
import L10n
import SwiftUI

/// A bar that for a few seconds offers to undo the removal of a favorite.
struct UndoPresenter: ViewModifier {
    /// How long the bar is visible.
    private static let duration = Duration.seconds(5)

    let model: AppModel
    @State private var shown: Marks.UndoOffer?

    func body(content: Content) -> some View {
        content
            .overlay(alignment: .bottom) {
                if let shown {
                    bar(shown).transition(.move(edge: .bottom).combined(with: .opacity))
                }
            }
            .animation(.snappy, value: shown)
            .task(id: model.undoOffer) { await follow() }
    }

    private func bar(_ offer: Marks.UndoOffer) -> some View {
        HStack(spacing: 16) {
            Text(offer.text(model.strings))
            Button(model.strings("favorite.undo")) { model.marks.undoTapped(offer.undoable) }
                .fontWeight(.semibold)
                .keyboardShortcut("z")
        }
        .padding(.horizontal, 20)
        .padding(.vertical, 12)
        .glassEffect(.regular.interactive(), in: .capsule)
        .padding(.bottom, 64)
        .accessibilityElement(children: .contain)
    }

    private func follow() async {
        shown = model.undoOffer
        guard let shown else { return }
        AccessibilityNotification.Announcement(shown.text(model.strings)).post()
        // The next removal cancels this and starts over.
        guard (try? await Task.sleep(for: Self.duration)) != nil else { return }
        self.shown = nil
        model.marks.undoOfferEnded(shown.undoable)
    }
}
#endif
