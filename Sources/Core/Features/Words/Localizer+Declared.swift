import Catalog
import L10n

extension Localizer {
    /// What a facet says in words, as its catalog declares it; nil where there is nothing to say.
    ///
    /// Unknown facets, empty ones and texts that repeat the title are nothing to say; a rating that
    /// nobody gave is, where the catalog does not say otherwise.
    func words(
        for value: FacetValue?,
        declaredBy declaration: FacetDeclaration?,
        besides title: String,
        in place: Place
    ) -> String? {
        guard let value else {
            return declaration?.tellsAbsence == true ? self("value.not-rated") : nil
        }
        guard value != .text(title) else { return nil }
        if case .number(let minutes) = value, declaration?.unit == .minutes {
            // Services know lengths of 0 and worse.
            guard let minutes = Int(exactly: minutes.rounded()), minutes > 0 else { return nil }
            return duration(minutes: minutes)
        }
        let text = text(of: value, counting: declaration?.unit ?? .none, in: place)
        return text.isEmpty ? nil : text
    }
}
