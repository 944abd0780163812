#if canImport(UIKit)
import Catalog
import Features
import SwiftUI

/// Photos in one column, each as wide as possible (brief 003).
struct PhotoStream: View {
    let visibility: RowVisibility
    let list: ItemListViewModel

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                LazyVStack(spacing: 12) {
                    ForEach(list.ids, id: \.self) { id in
                        PhotoCard(list: list, row: list.row(id)).seen(id, in: list, by: visibility)
                    }
                    ListFooter(list: list)
                }
                .frame(maxWidth: 720)
                .frame(maxWidth: .infinity)
                .padding(.horizontal)
            }
            .modifier(ScrollRestoration(list: list, visibility: visibility, proxy: proxy))
        }
        .accessibilityIdentifier("stream")
    }
}
#endif
