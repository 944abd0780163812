public import Catalog
import Foundation

extension Localizer {
    /// Describes an issue of a manifest, with its place and what to do.
    public func text(of issue: ManifestIssue) -> String {
        let text = text(of: issue.problem)
        return issue.pointer.isEmpty ? text : "\(issue.pointer): \(text)"
    }

    /// Describes what couldn't be read in a response, with its place and an example.
    public func text(of gap: ManifestGap, rows: Int) -> String {
        let (count, rows) = (integer(gap.count), integer(rows))
        return switch gap.reason {
        case .missing(_, []): self("manifest.gap.missing", gap.pointer, count, rows)
        case .missing(let near, let names):
            self("manifest.gap.missing", gap.pointer, count, rows) + " "
                + self("manifest.gap.instead", near, list(names))
        case .unreadable(let value):
            self("manifest.gap.unreadable", gap.pointer, value, count, rows)
        case .repeated(let key): self("manifest.gap.repeated", gap.pointer, key, count, rows)
        }
    }

    /// Describes a file that adding a catalog replaces or replaced: its path and what differs.
    public func lines(of replaced: ReplacedFile) -> [String] {
        let path = replaced.file.path
        let end = replaced.movedTo.map { [self("manifest.replaced.moved", $0.path)] } ?? []
        if !replaced.issues.isEmpty {
            return [self("manifest.replaced.damaged", path)] + replaced.issues.map(text(of:)) + end
        }
        if replaced.changes.isEmpty { return [self("manifest.replaced.same", path)] + end }
        return [self("manifest.replaced", path)] + replaced.changes + end
    }

    /// Reports that the folder with the user's catalogs can't be written; `code` is errno.
    public func unwritable(_ path: String, code: Int32) -> String {
        self("file.unwritable", path, String(cString: strerror(code)))
    }

    /// Describes what is wrong in a manifest, without its place.
    public func text(of problem: ManifestIssue.Problem) -> String {
        switch problem {
        case .syntax(let line, let column):
            self("manifest.syntax", String(line), String(column))
        case .file(let code): self("manifest.file", String(cString: strerror(code)))
        case .tooLarge(let bytes): self("manifest.too-large", integer(bytes))
        case .newer(let version): self("manifest.newer", String(version))
        case .missing: self("manifest.missing")
        case .type(let type): self("manifest.type.\(type.rawValue)")
        case .choice(let allowed): self("manifest.choice", list(allowed))
        case .range(let range) where range.lowerBound == range.upperBound:
            self("manifest.range.one", number(range.lowerBound))
        case .range(let range):
            self("manifest.range", number(range.lowerBound), number(range.upperBound))
        case .form(let form): self("manifest.form.\(form.rawValue)")
        case .variable(let name, let allowed):
            self("manifest.variable", "{\(name)}", list(allowed.map { "{\($0)}" }))
        case .lacks(let allowed): self("manifest.lacks", list(allowed))
        case .empty: self("manifest.empty")
        case .repeated(let name): self("manifest.repeated", name)
        case .reserved(let name): self("manifest.reserved", name)
        case .kind(let key, let needed): self("manifest.kind", key, needed)
        case .tooMany(let limit): self("manifest.too-many", integer(limit))
        case .unknownMember: self("manifest.unknown-member")
        case .duplicate: self("manifest.duplicate")
        case .overruled(let name): self("manifest.overruled", name)
        case .renamed(let name): self("manifest.renamed", name)
        case .needless(let kind): self("manifest.needless", kind)
        case .unknownLanguage(let code): self("manifest.unknown-language", code)
        case .otherSyntax(let name): self("manifest.other-syntax", name)
        }
    }

    private func list(_ words: [String]) -> String {
        words.isEmpty ? "–" : words.joined(separator: ", ")
    }
}
