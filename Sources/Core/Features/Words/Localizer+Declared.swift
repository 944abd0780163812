import Catalog
import L10n

extension Localizer {
    /// A facet's value as text, as its catalog declares it; nil if there is nothing to say.
    ///
    /// That is the case for missing and empty values and texts that repeat the title, but not for a
    /// missing rating unless the catalog says otherwise. All but running texts are shortened.
    func words(
        for value: FacetValue?,
        declaredBy declaration: FacetDeclaration?,
        besides title: String,
        in context: FacetContext
    ) -> String? {
        guard let value else {
            return declaration?.tellsAbsence == true ? self("value.not-rated") : nil
        }
        guard value != .text(title) else { return nil }
        if case .number(let minutes) = value, declaration?.unit == .minutes {
            // Some services send lengths of 0 or less.
            guard let minutes = Int(exactly: minutes.rounded()), minutes > 0 else { return nil }
            return duration(minutes: minutes)
        }
        let text = text(of: value, counting: declaration?.unit ?? .none, in: context)
        return text.isEmpty ? nil : declaration?.role == .body ? text : text.shortened()
    }
}
