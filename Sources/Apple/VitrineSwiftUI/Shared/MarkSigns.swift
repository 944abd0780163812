#if canImport(UIKit)
import Catalog
import Features
import SwiftUI

/// What an item's picture shows about its marks, besides a favorite's heart.
struct MarkSigns: ViewModifier {
    @Environment(Marks.self) private var marks
    let id: Item.ID
    let list: ListDescriptor?

    func body(content: Content) -> some View {
        let signs = PictureSigns(marks[id], in: list)
        content
            .overlay { if signs.isDimmed { Color.black.opacity(0.5) } }
            .overlay(alignment: .bottomLeading) {
                HStack(spacing: 4) {
                    ForEach(signs.kinds, id: \.self) { kind in
                        Image(systemName: kind.symbol(isSet: true))
                            .font(.caption2)
                            .foregroundStyle(.white)
                            .padding(4)
                            .background(.black.opacity(0.65), in: .circle)
                    }
                }
                .padding(5)
            }
    }
}
#endif
