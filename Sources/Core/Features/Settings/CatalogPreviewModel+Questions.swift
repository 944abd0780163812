import Catalog
import Foundation
import L10n

extension CatalogPreviewModel {
    /// A value that the person who adds the catalog enters.
    public struct Question: Identifiable, Hashable, Sendable {
        /// The value's id in the catalog's file.
        public let id: String
        /// What is asked for.
        public let title: String
        /// An example of an answer; nil if the file has none.
        public let example: String?
        /// The place of the answer in the file, as a JSON Pointer.
        let pointer: String
        /// Whether the answer is an HTTP address.
        public let isAddress: Bool
        /// What was entered; at first the answer of an earlier version of the file.
        public internal(set) var answer: String
        /// Why the answer can't be used; nil if that isn't known.
        public internal(set) var mistake: String?

        init(_ asked: AskedValue, strings: Localizer) {
            (id, pointer) = (asked.id, asked.pointer)
            title = strings.caption(asked.caption)
            example = asked.example.map { strings("preview.example", $0) }
            isAddress = asked.kind == .address
            answer = asked.answer ?? ""
        }
    }

    /// The answer to the question with an id; a new one ends the trial.
    public subscript(answer id: String) -> String {
        get { questions.first { $0.id == id }?.answer ?? "" }
        set {
            guard let index = questions.firstIndex(where: { $0.id == id }),
                questions[index].answer != newValue
            else { return }
            (questions[index].answer, questions[index].mistake) = (newValue, nil)
            isAnswered = false
            reset(host: "")
        }
    }

    /// Whether every question has an answer, which may be wrong.
    public var hasAnswers: Bool {
        questions.allSatisfy { !$0.answer.trimmingCharacters(in: .whitespaces).isEmpty }
    }

    /// Tries the catalog with the answers, or says which ones are wrong.
    public func answersEntered() { answer { $0.load() } }

    /// Puts the answers into the manifest, and then continues unless one is wrong.
    func answer(then act: @escaping @MainActor (CatalogPreviewModel) -> Void) {
        guard !isAnswered else { return act(self) }
        let answers = Dictionary(uniqueKeysWithValues: questions.map { ($0.id, $0.answer) })
        let answer = { @Sendable [service, source] () async throws(ManifestError) in
            let source = try await service.answered(source, with: answers)
            return (source, try await service.check(source))
        }
        loading.run(for: self, answer) { model, result in
            switch result {
            case .success(let (source, entry)):
                model.source = source
                model.isAnswered = true
                model.warnings = model.strings.warnings(of: entry)
                model.reset(host: entry.service?.shownHost ?? "")
                act(model)
            case .failure(let error): model.show(error)
            }
        }
    }

    private func show(_ error: ManifestError) {
        for index in questions.indices {
            let issue = error.issues.first { $0.pointer == questions[index].pointer }
            questions[index].mistake = issue.map { strings.text(of: $0.problem) }
        }
        // Another part of the file, such as a host in which several answers stand.
        if questions.allSatisfy({ $0.mistake == nil }), let index = questions.indices.last {
            questions[index].mistake = error.issues.map(strings.text).joined(separator: "\n")
        }
    }
}
