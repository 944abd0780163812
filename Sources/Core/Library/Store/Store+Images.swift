import ImagePipeline
import Primitives
import SQLiteKit

extension Store {
    /// Stores the outcome of a download.
    ///
    /// If that fails it is kept in memory and stored with the next one: the picture has arrived all
    /// the same, and its waiters need no error.
    func record(_ outcome: ImageOutcome) async {
        let outcomes = unsavedOutcomes.withLock { unsaved in
            unsaved.add(outcome)
            return unsaved.all
        }
        let date = now()
        do {
            try await write { connection throws(DatabaseError) in
                for outcome in outcomes { try connection.images.save(outcome, at: date) }
                return Set(outcomes.map { .images($0.key.source) })
            }
            unsavedOutcomes.withLock { $0.remove(outcomes) }
        } catch {
            // They stay in `unsavedOutcomes`.
        }
    }
}
