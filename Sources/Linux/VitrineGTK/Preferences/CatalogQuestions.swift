import Features
import GTKSupport
import L10n

/// The fields for what a catalog's file asks, and the button that tries the catalog with the answers.
@MainActor
final class CatalogQuestions {
    let root: Box
    let tryButton: Button
    private(set) var entries: [EntryRow] = []
    private(set) var notes: [Label] = []

    init(_ model: CatalogPreviewModel) {
        let strings = model.strings
        root = Box.vertical(spacing: 12)
        tryButton = Button(strings("preview.try")).align(.start)
            .clicked { [weak model] in model?.answersEntered() }
        for question in model.questions {
            let id = question.id
            let entry = EntryRow(
                title: question.title,
                apply: nil,
                purpose: question.isAddress ? .address : .text
            ) { [weak model] _ in
                if model?.hasAnswers == true { model?.answersEntered() }
            }
            entry.text = question.answer
            entry.changed { [weak model] in
                model?[answer: id] = entry.text
            }
            let note = Label(announcing: .status).wrapped().justified(0)
                .margins(top: 6, bottom: 0, sides: 12)
            note.bind { [weak model] in
                model?.questions.first { $0.id == id }
            } apply: { question in
                note.text = question?.mistake ?? question?.example ?? ""
                note.isVisible = question?.mistake != nil || question?.example != nil
                note.set(style: "error", question?.mistake != nil)
                note.set(style: "dim-label", question?.mistake == nil)
            }
            // A group shows other widgets below all of its rows.
            let isFirst = entries.isEmpty
            let group = PreferencesGroup(title: isFirst ? strings("preview.questions") : "")
            group.add(entry, toListNamed: question.title)
            group.add(note)
            root.append(group)
            entries.append(entry)
            notes.append(note)
        }
        root.append(tryButton)
        root.isVisible = !model.questions.isEmpty
        tryButton.bind { [weak model] in
            (model?.isAnswered == false, model?.hasAnswers == true)
        } apply: { [tryButton] isVisible, isSensitive in
            tryButton.isVisible = isVisible
            tryButton.isSensitive = isSensitive
        }
    }
}
