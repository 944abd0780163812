#if canImport(UIKit)
import Features
import SwiftUI

/// Covers for the whole window: a poster or a trailer.
struct CoverPresenter: ViewModifier {
    let model: AppModel

    func body(content: Content) -> some View {
        content.fullScreenCover(isPresented: isCovered) {
            if let poster = model.poster {
                PosterViewer(model: poster)
            } else if let trailer = model.trailer {
                TrailerCover(model: trailer)
            }
        }
    }

    private var isCovered: Binding<Bool> {
        Binding(
            showing: { model.isCovered },
            changing: { isCovered in
                if !isCovered { model.router.cover = nil }
            }
        )
    }
}
#endif
