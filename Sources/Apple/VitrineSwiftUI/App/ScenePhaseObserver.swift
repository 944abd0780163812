#if canImport(UIKit)
import Features
import SwiftUI

/// Notifies the lists whether the window is visible, because hidden ones make no requests, and
/// whether it has room for a grid.
///
/// Saves the state of sections without a list, and starts offline downloads.
struct ScenePhaseObserver: ViewModifier {
    /// The widths of poster frames in points: in rows, in the grid, in details.
    private static let posterWidths = [72.0, 110, 240]

    @Environment(\.scenePhase) private var phase
    @Environment(\.displayScale) private var scale
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.verticalSizeClass) private var height
    let model: AppModel
    let presentation: PresentationState

    func body(content: Content) -> some View {
        content.onChange(of: phase) { old, new in
            if new != .active, model.catalog == nil { presentation.left(top: nil) }
            if new == .background { model.windowDisappeared() }
            if old == .background { model.windowAppeared() }
        }
        .onChange(of: [width, height], initial: true) { _, room in
            model.roomChanged(isWide: room[0] == .regular, isTall: room[1] == .regular)
        }
        .onAppear {
            model.started(pixelWidths: Self.posterWidths.map { Int($0 * scale) })
        }
    }
}
#endif
