/// Where the values come from that a shell offers for an argument or an option.
enum CompletionSource: Hashable {
    /// The ids of the catalogs.
    case catalogs
    /// What the app can be opened at: `home`, the ids of the catalogs.
    case places
    /// The ids of the lists of the catalog that stands before.
    case lists
    /// The sort keys of the catalog that stands before.
    case sorts
    /// The names of files.
    case files
    /// Fixed words.
    case words([String])
    /// Nothing: a number, or text of one's own.
    case nothing
}
