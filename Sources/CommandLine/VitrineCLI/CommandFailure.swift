import Catalog

/// Why a command ended early.
enum CommandFailure: Error, Hashable {
    /// The library reported an error.
    case catalog(CatalogError)
    /// The command line names something that does not exist.
    case usage(UsageError)
    /// Only the store was asked, and it has nothing.
    case nothingStored
    /// The result could not be written.
    case output(OutputError)
    /// A file named on the command line cannot be used.
    case file(FileFailure)
}

/// Wraps a library's error, for functions that throw other failures as well.
func orCommandFailure<Value>(
    _ body: () async throws(CatalogError) -> Value
) async throws(CommandFailure) -> Value {
    do {
        return try await body()
    } catch {
        throw .catalog(error)
    }
}
