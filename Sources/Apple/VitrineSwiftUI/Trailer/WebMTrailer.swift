#if canImport(UIKit)
import Features
import Foundation
import SwiftUI

/// A WebM video, which WebKit can play and AVKit can't.
///
/// https://developer.apple.com/forums/thread/775937
struct WebMTrailer: View {
    @Environment(\.videoFile) private var file
    @State private var page: TrailerPage?
    let url: URL
    let model: TrailerViewModel

    var body: some View {
        Group {
            if let page { WebTrailer(page: page, model: model) } else { Color.black }
        }
        .task { page = TrailerPage(url: await file(url) ?? url) }
        .accessibilityLabel(model.label)
    }
}
#endif
