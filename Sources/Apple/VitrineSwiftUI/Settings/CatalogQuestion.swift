#if canImport(UIKit)
import Features
import SwiftUI
import UIKit

/// A field for what a catalog's file asks, with an example or the mistake in the answer.
struct CatalogQuestion: View {
    let question: CatalogPreviewModel.Question
    @Binding var answer: String

    var body: some View {
        VStack(alignment: .leading) {
            Text(question.title).font(.footnote).foregroundStyle(.secondary)
                .accessibilityHidden(true)
            TextField(question.title, text: $answer)
                .keyboardType(question.isAddress ? .URL : .default)
                .textInputAutocapitalization(.never)
                .autocorrectionDisabled()
            if let mistake = question.mistake {
                Text(mistake).font(.footnote).foregroundStyle(.red).announced(mistake)
            } else if let example = question.example {
                Text(example).font(.footnote).foregroundStyle(.secondary)
            }
        }
    }
}
#endif
