#if canImport(SwiftUI)
import Features
import L10n
import SwiftUI

/// What is open beside or above a list: details, statistics, or nothing yet.
struct SidePane: View {
    @Environment(AppModel.self) private var model
    @Environment(\.strings) private var strings

    var body: some View {
        if let statistics = model.statistics {
            StatisticsPage(model: statistics)
        } else if let details = model.details {
            DetailsPage(model: details).id(details.id)
        } else {
            ContentUnavailableView(
                strings("details.placeholder.title"),
                systemImage: "rectangle.on.rectangle",
                description: Text(strings("details.placeholder.text"))
            )
        }
    }
}
#endif
