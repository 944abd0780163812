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
        do {
            return try answered(data, with: given)
        } catch let error as CommandFailure {
            throw error
        } catch {
            console.complain(of: (error as? ManifestError)?.issues ?? [], in: name)
            return nil
        }
    }

    private func answered(_ data: Data, with given: [String: String]) throws -> Data {
        let asked = try files.check(data).asked
        let option = CommandOption.set.rawValue
        guard !asked.isEmpty else {
            if given.isEmpty { return data }
            throw CommandFailure.usage(.needlessArgument(option))
        }
        if let name = given.keys.filter({ name in !asked.contains { $0.id == name } }).min() {
            let names = asked.map(\.id)
            throw CommandFailure.usage(.badValue(name, of: option, allowed: names))
        }
        var answers = given
        for value in asked where answers[value.id] == nil {
            if let answer = value.answer {
                console.note("\(strings.caption(value.caption)): \(answer)".harmless)
            }
            answers[value.id] = try value.answer ?? answer(to: value)
        }
        return try files.answered(data, with: answers)
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
