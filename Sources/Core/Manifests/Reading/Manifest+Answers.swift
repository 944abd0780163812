public import Catalog
public import Foundation
import JSONText
import Networking
import Primitives
import Providers

/// Values that the person who adds a catalog enters: `ask` says which, `answers` has them.
extension Manifest {
    /// Returns the manifest if every value that it asks for is in the file.
    ///
    /// - Throws: `ManifestError` with `missing` at the place of each answer.
    public func answered() throws(ManifestError) -> Manifest {
        let missing = asked.filter { $0.answer == nil }
        guard missing.isEmpty else {
            throw ManifestError(
                issues: missing.map { ManifestIssue(at: $0.pointer, .missing) }
            )
        }
        return self
    }

    /// Returns the text of a manifest with other answers, as its last member.
    public static func text(_ data: Data, answers: [String: String]) -> Data {
        let answers = JSONTree.object(
            answers.sorted { $0.key < $1.key }.map { JSONTree.Member($0.key, .string($0.value)) }
        )
        // A manifest that was read before is JSON.
        return (try? JSON(parsing: data))?.text(setting: "answers", to: answers) ?? data
    }

    /// Reads what is asked for, and makes the answers known to the reader of the other members.
    static func readAsked(_ object: ManifestObject) -> [AskedValue] {
        var asked: [AskedValue] = []
        for value in object["ask"]?.array(limit: 10) ?? [] {
            guard let one = readAsked(value) else { continue }
            if asked.contains(where: { $0.id == one.id }) {
                value.report(.repeated(one.id))
            } else {
                asked.append(one)
            }
        }
        let answers = object["answers"]?.object(asked.map(\.id))
        for index in asked.indices {
            let one = asked[index]
            let answer = answers?[one.id].flatMap { readAnswer($0, one.kind) }
            asked[index].answer = answer?.text
            // Without an answer, the rest of the file is read as with some other.
            object.issues.answers[one.id] = answer ?? standIn(one.kind)
        }
        return asked
    }

    private static func readAsked(_ value: ManifestValue) -> AskedValue? {
        guard let object = value.object(["id", "name", "kind", "example"]) else { return nil }
        let id = object.required("id").flatMap { id -> String? in
            guard let text = id.string() else { return nil }
            if !text.isFacetName { return id.nothing(.form(.key)) }
            let isReserved = text == "key" || ItemReader.requestVariables.contains(text)
            return isReserved ? id.nothing(.reserved(text)) : text
        }
        let caption = object.required("name")?.words()
        let kind = object["kind"]?.choice(["text": AskedValue.Kind.text, "address": .address])
        let example = object["example"]?.plainText()
        guard let id, let caption else { return nil }
        return AskedValue(id: id, caption: caption, kind: kind ?? .text, example: example)
    }

    private static func standIn(_ kind: AskedValue.Kind) -> Answer {
        Answer(kind == .address ? "https://example.org" : "1")
    }

    private static func readAnswer(_ value: ManifestValue, _ kind: AskedValue.Kind) -> Answer? {
        guard let text = value.plainText()?.trimmingCharacters(in: .whitespaces) else { return nil }
        switch kind {
        case .text:
            guard let filled = AddressTemplate.encoded(text), !filled.isEmpty else {
                return value.nothing(.form(.answer))
            }
            return Answer(text, encoded: filled)
        case .address:
            guard let address = address(text) else { return value.nothing(.form(.webAddress)) }
            return Answer(address)
        }
    }

    /// Returns an address with a scheme and without a slash at its end; nil for other text.
    private static func address(_ text: String) -> String? {
        let hasScheme = text.contains("://")
        let secure = URL(webAddress: hasScheme ? text : "https://" + text, relativeTo: nil)
        guard let secure, ["http", "https"].contains(secure.scheme?.lowercased()),
            secure.host()?.isEmpty == false, secure.user() == nil, secure.password() == nil,
            secure.query() == nil, secure.fragment() == nil
        else { return nil }
        var address = secure.absoluteString
        if !hasScheme, secure.isLocal {
            address.replace(/^https/, with: "http", maxReplacements: 1)
        }
        return address.replacing(/\/+$/, with: "")
    }
}

extension Manifest {
    /// What a person entered for an asked value.
    struct Answer {
        let text: String
        /// The text in an address; unless it is an address itself, it is percent-encoded, so that it
        /// stays within its part of the path, the query or the host.
        let encoded: String

        init(_ text: String, encoded: String? = nil) {
            self.text = text
            self.encoded = encoded ?? text
        }
    }
}

extension ManifestValue {
    /// Reads a string whose variables of asked values are filled in.
    func filledString(_ part: KeyPath<Manifest.Answer, String>) -> String? {
        string()?.replacing(/\{([A-Za-z][A-Za-z0-9]*)\}/) { variable in
            issues.answers[String(variable.1)]?[keyPath: part] ?? String(variable.0)
        }
    }
}
