import Catalog
import Foundation
import JSONText
import Primitives

/// Collects all issues of a manifest, so that its author sees them at once.
final class ManifestIssues {
    private(set) var all: [ManifestIssue] = []
    /// What fills the variables of asked values, by their ids.
    var answers: [String: Manifest.Answer] = [:]

    func add(_ pointer: String, _ problem: ManifestIssue.Problem) {
        all.append(ManifestIssue(at: pointer, problem))
    }
}

/// A value of a manifest with its place; reading it reports what is wrong and returns nil.
struct ManifestValue {
    let node: JSON
    let pointer: String
    let issues: ManifestIssues

    func report(_ problem: ManifestIssue.Problem) { issues.add(pointer, problem) }

    /// Reports a problem and returns nil.
    func nothing<Value>(_ problem: ManifestIssue.Problem) -> Value? {
        report(problem)
        return nil
    }

    /// Reads an object and warns of members with other names.
    ///
    /// `earlier` maps names of development versions to those of 0.4.0. Version 0.5.0 no longer has it.
    func object(_ names: [String], earlier: [String: String] = [:]) -> ManifestObject? {
        guard let members = node.byName else { return nothing(.type(.object)) }
        var earlierNames: [String: String] = [:]
        for name in members.keys.sorted() where !names.contains(name) {
            let today = earlier[name]
            issues.add(
                pointer.appending(member: name),
                today.map { .renamed(to: $0) } ?? .unknownMember
            )
            if let today, members[today] == nil { earlierNames[today] = name }
        }
        return ManifestObject(
            members: members,
            earlierNames: earlierNames,
            pointer: pointer,
            issues: issues
        )
    }

    /// Reads an object whose names are free.
    func freeObject(limit: Int) -> [(name: String, value: ManifestValue)]? {
        guard let members = node.byName else { return nothing(.type(.object)) }
        guard members.count <= limit else { return nothing(.tooMany(limit: limit)) }
        return members.sorted { $0.key < $1.key }.map { name, node in
            (
                name,
                ManifestValue(node: node, pointer: pointer.appending(member: name), issues: issues)
            )
        }
    }

    func array(limit: Int) -> [ManifestValue]? {
        guard let elements = node.elements else { return nothing(.type(.array)) }
        guard elements.count <= limit else { return nothing(.tooMany(limit: limit)) }
        return elements.enumerated().map { index, node in
            ManifestValue(node: node, pointer: "\(pointer)/\(index)", issues: issues)
        }
    }

    func string() -> String? { node.string ?? nothing(.type(.string)) }

    func bool() -> Bool? { node.bool ?? nothing(.choice(allowed: ["true", "false"])) }

    func integer(in range: ClosedRange<Int>) -> Int? {
        guard let number = node.number else { return nothing(.type(.number)) }
        guard let whole = Int(whole: number), range.contains(whole) else {
            return nothing(.range(Double(range.lowerBound)...Double(range.upperBound)))
        }
        return whole
    }

    func number(in range: ClosedRange<Double>) -> Double? {
        guard let number = node.number else { return nothing(.type(.number)) }
        guard number > 0, range.contains(number) else { return nothing(.range(range)) }
        return number
    }

    /// Reads one of several strings, or an earlier one, as ``object(_:earlier:)``.
    func choice<Value>(
        _ choices: KeyValuePairs<String, Value>,
        earlier: [String: String] = [:]
    ) -> Value? {
        let today = node.string.flatMap { earlier[$0] }
        if let today { report(.renamed(to: today)) }
        let found = choices.first { $0.key == today ?? node.string }
        return found?.value ?? nothing(.choice(allowed: choices.map(\.key)))
    }

    /// Reads text that is safe to show on one line, at most 500 characters.
    func plainText() -> String? {
        guard let text = string() else { return nil }
        guard text.isSafeOnOneLine, !text.isEmpty, text.unicodeScalars.count <= 500 else {
            return nothing(.form(.plainText))
        }
        return text
    }

    /// Reads a string, or one for each language.
    func words() -> Caption? {
        if node.string != nil { return plainText().map(Caption.untranslated) }
        guard node.members != nil else { return nothing(.type(.words)) }
        guard let members = freeObject(limit: 100) else { return nil }
        var words: [String: String] = [:]
        for (language, value) in members {
            value.checkLanguage(language)
            words[language] = value.plainText()
        }
        guard words[FallbackLanguage.code] != nil else {
            issues.add(pointer.appending(member: FallbackLanguage.code), .missing)
            return nil
        }
        return .words(words)
    }

    /// Warns if a member's name isn't the code of a language.
    func checkLanguage(_ code: String) {
        let language = Locale.Language(identifier: code).languageCode
        if language?.isISOLanguage != true { report(.unknownLanguage(code)) }
    }

    func pointerText() -> JSONPointer? {
        guard let text = string() else { return nil }
        guard let pointer = JSONPointer(text) else { return nothing(.form(.pointer)) }
        // A member may have such a name, but a path of another syntax is likelier.
        if let name = pointer.members.first(where: { $0.contains(/[.\[]/) }) {
            report(.otherSyntax(name))
        }
        return pointer
    }

    /// Reads a template that uses only these variables.
    func template(_ allowed: [String], isAbsolute: Bool = false) -> AddressTemplate? {
        guard let text = filledString(\.encoded) else { return nil }
        let template: AddressTemplate
        do throws(AddressTemplate.Fault) {
            template = try AddressTemplate(text, isAbsolute: isAbsolute)
        } catch {
            switch error {
            case .braces: return nothing(.form(.template))
            case .leadingSlash: return nothing(.form(.leadingSlash))
            case .wholeAddress: return nothing(.form(.wholeAddress))
            case .encoding: return nothing(.form(.encoding))
            case .address: return nothing(.form(isAbsolute ? .address : .relativeAddress))
            }
        }
        if let other = template.variables.subtracting(allowed).min() {
            return nothing(
                .variable(name: other, allowed: (allowed + issues.answers.keys).sorted())
            )
        }
        return template
    }

    /// Reads an id: `[a-z][a-z0-9-]{0,31}`.
    func id() -> String? {
        guard let text = string() else { return nil }
        return text.isManifestID ? text : nothing(.form(.id))
    }

    /// Reads an absolute HTTP address without a user; its host may be in any script.
    func address() -> URL? {
        guard let text = filledString(\.encoded) else { return nil }
        guard let url = URL(string: text.withASCIIHost, encodingInvalidCharacters: false),
            ["http", "https"].contains(url.scheme?.lowercased()), url.host()?.isEmpty == false,
            url.user() == nil, url.password() == nil
        else { return nothing(.form(.address)) }
        return url
    }
}

/// An object of a manifest.
struct ManifestObject {
    let members: [String: JSON]
    /// The names in the file of members that were renamed.
    let earlierNames: [String: String]
    let pointer: String
    let issues: ManifestIssues

    /// A member; nil if it is missing or null.
    subscript(name: String) -> ManifestValue? {
        let name = earlierNames[name] ?? name
        guard let node = members[name], !node.isNull else { return nil }
        return ManifestValue(node: node, pointer: pointer.appending(member: name), issues: issues)
    }

    /// Whether a member is given, even as null.
    func has(_ name: String) -> Bool { members[earlierNames[name] ?? name] != nil }

    /// Warns that only the first of several members counts.
    func warn(ofMoreThanOne names: [String]) {
        let given = names.filter { self[$0] != nil }
        for name in given.dropFirst() {
            issues.add(pointer.appending(member: name), .overruled(by: given[0]))
        }
    }

    /// A member that must be there.
    func required(_ name: String) -> ManifestValue? {
        if let value = self[name] { return value }
        issues.add(pointer.appending(member: name), .missing)
        return nil
    }
}

extension String {
    /// This pointer, extended by a member's name.
    func appending(member name: String) -> String {
        self + "/" + name.replacing("~", with: "~0").replacing("/", with: "~1")
    }

    /// Whether the text is a catalog's or a list's id.
    var isManifestID: Bool {
        guard let first = utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
        else { return false }
        return utf8.count <= 32
            && utf8.allSatisfy {
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
                    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
                    || $0 == UInt8(ascii: "-")
            }
    }

    /// Whether the text has neither control characters nor ones that change its direction.
    fileprivate var isSafeOnOneLine: Bool {
        !unicodeScalars.contains { scalar in
            switch scalar.value {
            case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
                true
            default: false
            }
        }
    }
}
