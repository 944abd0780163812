#if canImport(SwiftUI)
import Catalog
import Features
import SwiftUI

/// The page of a catalog's lists: what can be chosen above, rows below.
struct ListPage: View {
    @Environment(FaceState.self) private var face
    let browser: CatalogViewModel

    var body: some View {
        @Bindable var face = face
        ListBody(browser: browser)
            .safeAreaBar(edge: .top) { ListHeader(browser: browser) }
            .modifier(TitleSearch(browser: browser))
            .navigationTitle(browser.title(isNarrow: false))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { ListToolbar(browser: browser, face: face) }
            .sheet(isPresented: $face.isFiltering) { FilterSheet(browser: browser) }
            .announced(browser.announcement)
    }
}
#endif
