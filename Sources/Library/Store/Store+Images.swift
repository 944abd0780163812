import ImagePipeline
import Locks
import SQLiteKit

extension Store {
    /// Stores what a download brought.
    ///
    /// A receipt that the disk refuses is kept and stored with the next one: the picture is there
    /// all the same, and its waiters need not hear of it.
    func record(_ receipt: ImageReceipt) async {
        let receipts = unsavedReceipts.withLock { unsaved in
            unsaved.add(receipt)
            return unsaved.all
        }
        let date = now()
        do {
            try await write { connection throws(DatabaseError) in
                for receipt in receipts { try connection.images.save(receipt, at: date) }
                return []
            }
            unsavedReceipts.withLock { $0.remove(receipts) }
        } catch {
            // They stay in `unsavedReceipts`.
        }
    }
}
