import Catalog

/// Why a command did not come to its end.
enum CommandFailure: Error, Hashable {
    /// The data could not be had.
    case catalog(CatalogError)
    /// The command line asks for what is not there.
    case usage(UsageError)
    /// Only the store was to be asked, and it has nothing.
    case nothingStored
    /// The result could not be written.
    case output(OutputError)
    /// A file that the command line names is of no use.
    case file(FileFailure)
}

/// Runs what fails with a catalog's error, where other failures are possible too.
func catalogd<Value>(
    _ body: () async throws(CatalogError) -> Value
) async throws(CommandFailure) -> Value {
    do {
        return try await body()
    } catch {
        throw .catalog(error)
    }
}
