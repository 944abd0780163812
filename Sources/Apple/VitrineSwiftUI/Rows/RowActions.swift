#if canImport(UIKit)
import Catalog
import Features
import L10n
import SwiftUI

/// A row's actions: swipes, the context menu and VoiceOver actions, and the row's label as one
/// sentence.
struct RowActions: ViewModifier {
    @Environment(AppModel.self) private var model
    @Environment(Pictures.self) private var pictures
    let list: ItemListViewModel
    let row: ListRow
    /// The action for a tap and for VoiceOver's double tap.
    let activate: @MainActor () -> Void

    func body(content: Content) -> some View {
        content
            .swipeActions(edge: .trailing) { heart }
            .contextMenu {
                menu()
            } preview: {
                preview
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(speech)
            .accessibilityAddTraits(.isButton)
            .accessibilityAction { activate() }
            .accessibilityActions { menu(isSpoken: true) }
            .accessibilityIdentifier("row")
    }

    private var marks: ItemMarks { model.marks[row.id] }

    private var speech: String {
        row.content?.speech(marks, model.strings) ?? model.strings("list.loading")
    }

    @ViewBuilder private var heart: some View {
        if list.descriptor.has(.favorite) {
            Button(
                model.strings(ItemAction.heart.caption(marks)),
                systemImage: ItemAction.heart.systemImage(marks)
            ) { model.marks.favoriteTapped(row.id) }
            .tint(.pink)
        }
    }

    @ViewBuilder private func menu(isSpoken: Bool = false) -> some View {
        if let content = row.content {
            ItemMenu(
                content: content,
                actions: list.descriptor.actions(for: content),
                request: list.imageRequest,
                open: { list.rowTapped(row.id) },
                viewPicture: { list.pictureTapped(row.id) },
                isSpoken: isSpoken
            )
        }
    }

    @ViewBuilder private var preview: some View {
        if let artwork = row.content?.artwork {
            ArtworkView(artwork: artwork, request: list.imageRequest)
                .aspectRatio(list.aspectRatio(of: artwork) ?? 2.0 / 3, contentMode: .fit)
                .frame(width: 280)
                .environment(pictures)
        } else {
            Text(row.content?.title ?? "").padding()
        }
    }
}
#endif
