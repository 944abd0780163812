#if canImport(UIKit)
import Features
import L10n
import SwiftUI

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
        .navigationTitle(preview.title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .confirmationAction) {
                Button(preview.acceptLabel) { model.previewAccepted() }
                    .disabled(!preview.hasAnswers)
            }
        }
    }

    @ViewBuilder private var report: some View {
        if !preview.notes.isEmpty {
            Section(strings("preview.report")) {
                ForEach(preview.notes, id: \.self) { Text($0) }
            }
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
#endif
