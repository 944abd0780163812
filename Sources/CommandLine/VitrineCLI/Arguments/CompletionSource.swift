/// The source of the values that a shell offers for an argument or an option.
enum CompletionSource: Hashable {
    /// The ids of the catalogs.
    case catalogs
    /// The values of `--open`: `home` and the ids of the catalogs.
    case places
    /// The ids of the lists of the catalog that precedes the option.
    case lists
    /// The sort keys of the catalog that precedes the option.
    case sorts
    /// The names of files.
    case files
    /// Fixed words.
    case words([String])
    /// No values, because the option expects a number or free text.
    case nothing
}
