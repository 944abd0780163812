#if canImport(UIKit)
import Features
import SwiftUI

/// Years, countries, genres or people in a horizontally scrolling row; each opens its list.
struct LeadRow: View {
    let model: DetailsViewModel
    let leads: [FactLead]

    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 8) {
                ForEach(leads, id: \.self) { lead in
                    Button(lead.text) { model.leadTapped(lead) }
                        .buttonStyle(.bordered)
                        .disabled(!model.opens(lead))
                }
            }
        }
        .scrollIndicators(.hidden)
    }
}
#endif
