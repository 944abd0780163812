import Catalog
import L10n

extension Localizer {
    /// Returns a facet's value as text, in the format declared by its catalog; nil if it has no
    /// text.
    ///
    /// Missing and empty values have no text, nor, outside details, do those that repeat the title.
    /// A missing rating has text unless the catalog declares otherwise. Everything except running
    /// text is shortened.
    func words(
        for value: FacetValue?,
        declaredBy declaration: FacetDeclaration?,
        besides title: String,
        in context: FacetContext
    ) -> String? {
        guard let value else {
            return declaration?.showsAbsence == true ? self("value.not-rated") : nil
        }
        guard context == .details || value != .text(title) else { return nil }
        if case .number(let minutes) = value, declaration?.unit == .minutes {
            // Some services send runtimes of 0 or less.
            return duration(minutes: minutes)
        }
        let text = text(of: value, counting: declaration?.unit ?? .none, in: context)
        return text.isEmpty ? nil : declaration?.role == .body ? text : text.shortened()
    }
}
