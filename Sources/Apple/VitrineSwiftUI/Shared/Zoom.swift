#if canImport(UIKit)
import Features
import SwiftUI

extension View {
    /// Marks a row or picture that the page or cover of a route grows out of.
    func zoomSource(_ route: Route) -> some View { modifier(ZoomSource(route: route)) }

    /// Opens a page or cover with a zoom transition from its source, if it has one.
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
        if let namespace, hasSource {
            content.navigationTransition(.zoom(sourceID: source, in: namespace))
        } else {
            content
        }
    }

    /// The home page and the search may show an item twice, so their rows aren't sources.
    private var hasSource: Bool {
        switch (source.route, source.section) {
        case (.poster, _), (.picture, _), (.details, .catalog): true
        default: false
        }
    }
}
#endif
