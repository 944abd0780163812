#if canImport(UIKit)
import Features
import L10n
import SwiftUI
import UIKit

/// The first page of a catalog that the user may add, and what couldn't be read there.
struct CatalogPreviewPage: View {
    @Environment(\.strings) private var strings
    @Bindable var preview: CatalogPreviewModel
    let model: CatalogsViewModel

    var body: some View {
        List {
            if !preview.questions.isEmpty {
                Section(strings("preview.questions")) {
                    ForEach(preview.questions) { question in
                        CatalogQuestion(question: question, answer: $preview[answer: question.id])
                            .onSubmit { if preview.hasAnswers { preview.answersEntered() } }
                    }
                    if !preview.isAnswered {
                        Button(strings("preview.try")) { preview.answersEntered() }
                            .disabled(!preview.hasAnswers)
                    }
                }
            }
            Section {
                if !preview.host.isEmpty {
                    Text(strings("preview.service", preview.host)).foregroundStyle(.secondary)
                }
                if let message = preview.message { Text(message).announced(message) }
                if preview.isTrying { ProgressView() }
                if preview.content.error != nil {
                    Button(strings("list.retry")) { preview.load() }
                }
            }
            CatalogChoices(preview: preview)
            if preview.isDraft {
                rows
                report
            } else {
                report
                rows
            }
        }
        .pageTitle(preview.title)
        .toolbar {
            ToolbarItem(placement: .confirmationAction) {
                Button(preview.acceptLabel) { model.previewAccepted() }
                    .disabled(!preview.hasAnswers)
            }
        }
    }

    @ViewBuilder private var report: some View {
        if !preview.notes.isEmpty {
            Section(strings("preview.report")) { TextLines(preview.notes) }
        }
    }

    @ViewBuilder private var rows: some View {
        if let rows = preview.content.value?.rows, !rows.isEmpty {
            Section(strings("preview.first-page")) {
                CatalogPreviewRows(rows: rows, preview: preview)
            }
        }
    }
}

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
                .plainEntry()
            if let mistake = question.mistake {
                Text(mistake).font(.footnote).foregroundStyle(.red).announced(mistake)
            } else if let example = question.example {
                Text(example).font(.footnote).foregroundStyle(.secondary)
            }
        }
    }
}
#endif
