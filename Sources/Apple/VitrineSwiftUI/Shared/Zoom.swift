#if canImport(UIKit)
import Features
import SwiftUI

extension View {
    /// Marks a row or picture that the page or cover of a route grows out of.
    func zoomSource(_ route: Route) -> some View { modifier(ZoomSource(route: route)) }

    /// Opens a page or cover with a zoom transition from its source.
    ///
    /// The home page may show an item twice and has no sources, so its pages slide in.
    func zooms(from source: ZoomID) -> some View { modifier(ZoomDestination(source: source)) }
}

private struct ZoomSource: ViewModifier {
    @Environment(\.section) private var section
    @Environment(\.zoom) private var namespace
    let route: Route

    func body(content: Content) -> some View {
        if let section, let namespace {
            content.matchedTransitionSource(
                id: ZoomID(section: section, route: route),
                in: namespace
            )
        } else {
            content
        }
    }
}

private struct ZoomDestination: ViewModifier {
    @Environment(\.zoom) private var namespace
    let source: ZoomID

    func body(content: Content) -> some View {
        if let namespace, case .catalog = source.section {
            content.navigationTransition(.zoom(sourceID: source, in: namespace))
        } else {
            content
        }
    }
}
#endif
