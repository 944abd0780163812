import Catalog
import Foundation
import L10n

extension CatalogsCommand {
    /// Returns the text of a manifest with answers to what it asks for: those given, then those that
    /// are known, which are printed, then those typed at a terminal.
    ///
    /// - Parameters:
    ///   - data: the manifest.
    ///   - name: the name of its file.
    ///   - given: answers by the ids of the values.
    /// - Returns: nil if the manifest or an answer can't be used; the mistakes were printed.
    /// - Throws: `usage` for a name that isn't asked for, or if there is no terminal to ask.
    func answered(
        _ data: Data,
        of name: String,
        with given: [String: String]
    ) throws(CommandFailure) -> Data? {
        let asked = usable(in: name) { () throws(ManifestError) in try files.check(data).asked }
        guard let asked else { return nil }
        let option = CommandOption.set.rawValue
        guard !asked.isEmpty else {
            if given.isEmpty { return data }
            throw .usage(.needlessArgument(option))
        }
        if let name = given.keys.filter({ name in !asked.contains { $0.id == name } }).min() {
            throw .usage(.badValue(name, of: option, allowed: asked.map(\.id)))
        }
        for value in asked where given[value.id] == nil {
            guard let answer = value.answer else { continue }
            console.note("\(strings.caption(value.caption)): \(answer)".harmless)
        }
        var answers = asked.answers.merging(given) { $1 }
        for value in asked where answers[value.id] == nil {
            answers[value.id] = try answer(to: value)
        }
        return usable(in: name) { () throws(ManifestError) in
            try files.answered(data, with: answers)
        }
    }

    /// Returns what is read of a manifest; nil if it can't be used, after printing its mistakes.
    func usable<Value>(in name: String, _ read: () throws(ManifestError) -> Value) -> Value? {
        do {
            return try read()
        } catch {
            console.complain(of: error.issues, in: name)
            return nil
        }
    }

    private func answer(to value: AskedValue) throws(CommandFailure) -> String {
        let title = strings.caption(value.caption)
        let example = value.example.map { " (\($0))" } ?? ""
        let line = try InputFile.line {
            console.note("\(title)\(example):".harmless)
        }
        guard let line else {
            throw .usage(.missingArgument("\(CommandOption.set.rawValue) \(value.id)=…"))
        }
        return String(decoding: line, as: UTF8.self)
    }
}
