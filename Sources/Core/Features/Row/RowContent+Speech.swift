public import L10n

extension RowContent {
    /// The row in one sentence, including whether it is a favorite: "…, rated 8.5, favorite".
    public func speech(isFavorite: Bool, _ strings: Localizer) -> String {
        isFavorite ? "\(speech), \(strings("value.favorite-spoken"))" : speech
    }
}
