package import Catalog
import Library

/// Why a command ended early.
package enum CommandFailure: Error, Hashable {
    /// The library reported an error.
    case catalog(CatalogError)
    /// The command line names something that doesn't exist.
    case usage(UsageError)
    /// Only the store was read, and it has no data.
    case nothingStored
    /// The result couldn't be written.
    case output(OutputError)
    /// A file named on the command line can't be used.
    case file(FileFailure)
}

/// Converts a library error to a ``CommandFailure`` in functions that also throw other failures.
func orCommandFailure<Value>(
    _ body: () async throws(CatalogError) -> Value
) async throws(CommandFailure) -> Value {
    do {
        return try await body()
    } catch {
        throw .catalog(error)
    }
}

extension Library {
    /// Returns the connected catalog with this id.
    ///
    /// - Throws: `usage`, listing all ids, if no catalog has it.
    func catalog(_ name: String) throws(CommandFailure) -> CatalogDescriptor {
        do {
            return try catalogs.named(name)
        } catch {
            throw .usage(error)
        }
    }
}
