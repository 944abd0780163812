#if canImport(SwiftUI)
import Features
import L10n
import SwiftUI

/// Why there are no rows, and what can be done.
struct NoticeView: View {
    @Environment(\.strings) private var strings
    let notice: ListContent.Notice
    let systemImage: String
    let retry: @MainActor () -> Void
    var clear: @MainActor () -> Void = {}

    var body: some View {
        ContentUnavailableView {
            Label(notice.title, systemImage: systemImage)
        } description: {
            Text(notice.text)
        } actions: {
            if notice.offersRetry {
                Button(strings("list.retry"), action: retry).buttonStyle(.borderedProminent)
            }
            if notice.offersClear {
                Button(strings("filter.clear"), action: clear).buttonStyle(.bordered)
            }
        }
    }
}
#endif
