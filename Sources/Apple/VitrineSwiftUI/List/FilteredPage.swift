#if canImport(UIKit)
import Features
import SwiftUI

/// A catalog's items that share a fact, such as the films of a director.
struct FilteredPage: View {
    let model: FilteredListViewModel

    var body: some View {
        ListBody(list: model.list, offerTapped: { [model] _ in model.retryTapped() })
            // A film may also be in the list below, which is the source of the zoom.
            .environment(\.section, nil)
            .safeAreaBar(edge: .top) {
                if let notice = model.list.offlineNotice {
                    NoticeBanner(notice: notice) { [model] in model.retryTapped() }
                        .padding(.horizontal)
                }
            }
            .navigationTitle(model.title)
            .navigationBarTitleDisplayMode(.inline)
            .announced(model.announcement)
            .onAppear { model.appeared() }
            .onDisappear { model.disappeared() }
    }
}
#endif
