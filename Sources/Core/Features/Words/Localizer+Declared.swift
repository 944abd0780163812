import Catalog
import L10n

extension Localizer {
    /// Returns a facet's value as text, in the format that its catalog declares; nil if it has no
    /// text.
    ///
    /// Missing and empty values have no text, nor do texts that repeat the title. A missing rating
    /// has one, unless the catalog declares otherwise. All texts except running texts are
    /// shortened.
    func words(
        for value: FacetValue?,
        declaredBy declaration: FacetDeclaration?,
        besides title: String,
        in context: FacetContext
    ) -> String? {
        guard let value else {
            return declaration?.showsAbsence == true ? self("value.not-rated") : nil
        }
        guard value != .text(title) else { return nil }
        if case .number(let minutes) = value, declaration?.unit == .minutes {
            // Some services send runtimes of 0 or less.
            guard let minutes = Int(exactly: minutes.rounded()), minutes > 0 else { return nil }
            return duration(minutes: minutes)
        }
        let text = text(of: value, counting: declaration?.unit ?? .none, in: context)
        return text.isEmpty ? nil : declaration?.role == .body ? text : text.shortened()
    }
}
