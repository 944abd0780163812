/// The source of the values that a shell offers for an argument or an option.
enum CompletionSource: Hashable {
    /// The commands.
    case commands
    /// The options that replace a command.
    case programOptions
    /// The options of a command.
    case options(CommandName)
    /// The catalog ids.
    case catalogs
    /// The values of `--open`: `home` and the catalog ids.
    case places
    /// The list ids of the catalog that precedes the option.
    case lists
    /// The sort keys of the catalog that precedes the option.
    case sorts
    /// File names.
    case files
    /// Fixed words.
    case words([String])
    /// No values, because the option expects a number or free text.
    case nothing
}
