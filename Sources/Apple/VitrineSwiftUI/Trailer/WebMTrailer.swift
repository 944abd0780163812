#if canImport(UIKit)
import Features
import Foundation
import SwiftUI

/// A WebM video, which WebKit plays and AVKit doesn't.
///
/// https://developer.apple.com/forums/thread/775937
struct WebMTrailer: View {
    @Environment(\.trailerDocument) private var document
    @State private var page: TrailerPage?
    let url: URL
    let model: TrailerViewModel

    var body: some View {
        Group {
            if let page { WebTrailer(page: page, model: model) } else { Color.black }
        }
        .task {
            if let file = await document(url) {
                page = TrailerPage(url: file)
            } else {
                model.failed(.unplayable)
            }
        }
        .accessibilityLabel(model.label)
    }
}
#endif
