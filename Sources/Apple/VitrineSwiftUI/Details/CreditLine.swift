#if canImport(UIKit)
import Features
import Foundation
import SwiftUI

/// The credit that the service asks for.
struct CreditLine: View {
    let credit: Credit

    var body: some View {
        Group {
            if let url = credit.url {
                Link(credit.text, destination: url)
            } else {
                Text(credit.text).foregroundStyle(.secondary)
            }
        }
        .font(.caption)
    }
}
#endif
