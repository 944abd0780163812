#if canImport(UIKit)
import Features
import L10n
import SwiftUI

/// An import of marks: its progress, its result, and films to choose.
struct ImportPage: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.strings) private var strings
    let model: MarksImportModel
    let undo: () -> Void

    var body: some View {
        List {
            Section {
                if let text = model.progressText {
                    Text(text)
                    if let fraction = model.fraction {
                        ProgressView(value: fraction)
                            .accessibilityLabel(strings("import"))
                    } else {
                        ProgressView()
                    }
                    Button(strings("action.cancel"), role: .cancel) { dismiss() }
                }
                TextLines(model.result)
                if !model.isRunning, model.failure != nil {
                    Button(strings("list.retry")) { model.retryTapped() }
                }
                if model.canUndo { Button(strings("import.undo")) { undo() } }
            }
            if !model.doubts.isEmpty {
                Section(strings("import.doubts")) { EmptyView() }
                ForEach(model.doubts.prefix(model.limit)) { film in
                    ImportedFilmSection(film: film, model: model)
                }
            }
            if !model.missing.isEmpty {
                Section(strings("import.missing")) {
                    ForEach(model.missing.prefix(model.limit)) { film in
                        LabeledContent(film.title, value: film.places.joined(separator: "; "))
                    }
                }
            }
            if !model.skipped.isEmpty {
                Section(strings("import.skipped")) {
                    TextLines(model.skipped.prefix(model.limit))
                }
            }
            if !model.added.isEmpty {
                Section(strings("import.added-films")) {
                    ForEach(Array(model.added.prefix(model.limit).enumerated()), id: \.offset) {
                        LabeledContent($1.title, value: $1.marks)
                    }
                }
            }
            if model.hasMore {
                Button(strings("import.more")) { model.moreTapped() }
            }
        }
        .pageTitle(strings("import"))
        .announced(model.result.joined(separator: "\n"))
    }
}

/// A film of the files, and the films that may be meant.
private struct ImportedFilmSection: View {
    @Environment(\.strings) private var strings
    let film: MarksImportModel.Film
    let model: MarksImportModel

    var body: some View {
        Section {
            ForEach(film.candidates) { candidate in
                HStack {
                    TitleAndLine(title: candidate.title, line: candidate.detail)
                    Spacer()
                    if film.chosen == nil {
                        Button(strings("import.choose-now")) {
                            model.candidateTapped(candidate.id, for: film.id)
                        }
                        .buttonStyle(.bordered)
                        .accessibilityLabel(strings("import.choose", candidate.title))
                    } else if film.chosen == candidate.id, film.isAdded {
                        Text(strings("import.chosen")).foregroundStyle(.secondary)
                    }
                }
            }
            if let failure = film.failure { Text(failure).announced(failure) }
        } header: {
            Text(film.title)
        } footer: {
            Text(film.places.joined(separator: "; "))
        }
    }
}
#endif
