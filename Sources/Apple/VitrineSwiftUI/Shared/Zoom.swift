#if canImport(UIKit)
import CoreGraphics
import Features
import Observation
import SwiftUI
import UIKit

/// The views of the pictures on screen, which the viewer grows out of and shrinks into.
@MainActor
@Observable
final class ZoomSources {
    private struct Source {
        weak var view: UIView?
    }

    @ObservationIgnored private var sources: [ZoomID: Source] = [:]

    /// Returns a picture's view; nil if it isn't in a window.
    subscript(id: ZoomID?) -> UIView? {
        guard let view = id.flatMap({ sources[$0]?.view }), view.window != nil else { return nil }
        return view
    }

    /// Remembers a picture's view while it exists.
    func add(_ view: UIView, as id: ZoomID) {
        sources = sources.filter { $0.value.view != nil }
        sources[id] = Source(view: view)
    }
}

/// A loaded picture that fills its frame; the viewer of `route` grows out of it.
struct LoadedPicture: View {
    @Environment(\.displayScale) private var scale
    @Environment(\.section) private var section
    let image: CGImage
    var route: Route?

    var body: some View {
        if let section, let route {
            ZoomPicture(image: image, id: ZoomID(section: section, route: route))
                .allowsHitTesting(false)
        } else {
            Image(decorative: image, scale: scale).resizable().scaledToFill()
        }
    }
}

/// A picture in a view of UIKit, whose transition moves a copy of its source and hides the source.
private struct ZoomPicture: UIViewRepresentable {
    @Environment(ZoomSources.self) private var sources
    let image: CGImage
    let id: ZoomID

    func makeUIView(context: Context) -> UIImageView {
        let view = UIImageView(image: nil)
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
        return view
    }

    func updateUIView(_ view: UIImageView, context: Context) {
        if view.image?.cgImage !== image { view.image = UIImage(cgImage: image) }
        sources.add(view, as: id)
    }

    /// The frame's size rather than the picture's.
    func sizeThatFits(
        _ proposal: ProposedViewSize,
        uiView: UIImageView,
        context: Context
    ) -> CGSize? { proposal.replacingUnspecifiedDimensions() }
}
#endif
