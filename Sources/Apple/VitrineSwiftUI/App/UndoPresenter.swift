#if canImport(UIKit)
import Accessibility
import Features
import L10n
import SwiftUI

/// A bar that offers to undo a change of marks: for a few seconds, or with VoiceOver or Switch
/// Control until the next change or the escape gesture.
struct UndoPresenter: ViewModifier {
    @Environment(\.accessibilityVoiceOverEnabled) private var isSpoken
    @Environment(\.accessibilitySwitchControlEnabled) private var isSwitched
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
        .accessibilityAction(.escape) { end(offer) }
    }

    private func follow() async {
        shown = model.undoOffer
        guard let shown else { return }
        AccessibilityNotification.Announcement(shown.text(model.strings)).post()
        let duration = Marks.UndoOffer.duration(isAssisted: isSpoken || isSwitched)
        // The next removal cancels this and starts over.
        guard let duration, (try? await Task.sleep(for: duration)) != nil else { return }
        end(shown)
    }

    private func end(_ offer: Marks.UndoOffer) {
        shown = nil
        model.marks.undoOfferEnded(offer.undoable)
    }
}
#endif
