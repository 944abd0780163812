#if canImport(UIKit)
import Features
import SwiftUI

/// Notifies the lists whether the window is visible, because hidden ones make no requests.
///
/// Starts offline downloads.
struct ScenePhaseObserver: ViewModifier {
    /// The widths of poster frames in points: in rows, in the grid, in details.
    private static let posterWidths = [72.0, 110, 240]

    @Environment(\.scenePhase) private var phase
    @Environment(\.displayScale) private var scale
    let model: AppModel

    func body(content: Content) -> some View {
        content.onChange(of: phase) { old, new in
            let catalogModel = model.catalog.flatMap { model.catalogModel(of: $0) }
            if new == .background {
                if let catalogModel {
                    catalogModel.disappeared()
                } else {
                    model.home?.disappeared()
                }
            }
            if old == .background {
                if let catalogModel { catalogModel.appeared() } else { model.home?.appeared() }
            }
        }
        .onAppear {
            model.offline.started(pixelWidths: Self.posterWidths.map { Int($0 * scale) })
        }
    }
}
#endif
