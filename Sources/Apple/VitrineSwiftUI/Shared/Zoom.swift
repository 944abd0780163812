#if canImport(UIKit)
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

extension View {
    /// Marks a picture that the viewer of a route grows out of.
    func zoomSource(_ route: Route) -> some View { modifier(ZoomSource(route: route)) }
}

private struct ZoomSource: ViewModifier {
    @Environment(\.section) private var section
    let route: Route

    func body(content: Content) -> some View {
        content.background {
            if let section { ZoomAnchor(id: ZoomID(section: section, route: route)) }
        }
    }
}

/// An empty view behind a picture: UIKit's transition hides its source while the viewer moves.
private struct ZoomAnchor: UIViewRepresentable {
    @Environment(ZoomSources.self) private var sources
    let id: ZoomID

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ view: UIView, context: Context) { sources.add(view, as: id) }
}
#endif
