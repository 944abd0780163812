/// One change of the favorites.
enum FavoriteChange: Hashable, Sendable {
    /// A heart was given.
    case given(KeptFavorite)
    /// A heart was taken.
    case taken(KeptFavorite.ID)
}
