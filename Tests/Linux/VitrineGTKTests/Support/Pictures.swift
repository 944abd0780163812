import CAdw

@testable import GTKSupport

/// The number of posters and photos that are loading in all windows.
@MainActor
var arrivingPictureCount: Int {
    guard let all = gtk_window_list_toplevels() else { return 0 }
    defer { g_list_free(all) }
    var count = 0
    var next: UnsafeMutablePointer<GList>? = all
    while let entry = next {
        if let window = AnyWidget(entry.pointee.data?.assumingMemoryBound(to: GtkWidget.self)) {
            count += window.descendants().count {
                $0.has(style: "arriving") && $0.has(style: "photo")
                    || $0.isWaitingPicture
            }
        }
        next = entry.pointee.next
    }
    return count
}
