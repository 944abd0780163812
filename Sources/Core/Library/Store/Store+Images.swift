import ImagePipeline
import Primitives
import SQLiteKit

extension Store {
    /// Stores the outcome of a download.
    ///
    /// A failure to store it isn't reported, because the picture has arrived anyway: the outcome
    /// stays in memory and is stored with the next one.
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
            // The outcomes stay in `unsavedOutcomes`.
        }
    }
}
