#if canImport(UIKit)
import Features
import L10n
import SwiftUI

/// The pane beside or above a list: details, statistics, or an empty state.
struct SidePane: View {
    @Environment(AppModel.self) private var model
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.strings) private var strings
    /// The last content.
    ///
    /// On iPhone the pane keeps showing it while sliding out.
    @State private var last: Content?

    private enum Content {
        case details(DetailsViewModel)
        case statistics(StatisticsViewModel)
    }

    var body: some View {
        Group {
            switch open ?? (width == .compact ? last : nil) {
            case .statistics(let statistics)?: StatisticsPage(model: statistics)
            case .details(let details)?: DetailsPage(model: details).id(details.id)
            case nil: placeholder
            }
        }
        .onChange(of: model.router.path, initial: true) {
            if let open { last = open }
        }
    }

    private var open: Content? {
        model.statistics.map(Content.statistics) ?? model.details.map(Content.details)
    }

    private var placeholder: some View {
        ContentUnavailableView(
            strings("details.placeholder.title"),
            systemImage: "rectangle.on.rectangle",
            description: Text(strings("details.placeholder.text"))
        )
    }
}
#endif
