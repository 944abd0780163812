import Catalog
import Foundation
public import L10n
public import Library

extension Localizer {
    /// Returns a notice about the stored data, or nil.
    public func storeNotice(of library: Library) -> String? {
        if case .storage(let code)? = library.unsaved {
            // No room for the copy that is made before the schema changes.
            if code == 269 {
                return "\(self("error.storage.no-room")) \(self("error.storage.no-room.advice"))"
            }
            return self("error.storage-unsaved", String(code))
        }
        return library.recovery.map(text)
    }

    /// Returns how many favorites were recovered, how many weren't, and where the damaged file is.
    func text(of recovery: StoreRecovery) -> String {
        var sentences = [self("error.storage-completed")]
        if let place = recovery.movedTo?.path {
            sentences = [self("error.storage-recovered", place)]
        }
        if recovery.returnedMarks > 0 {
            sentences.append(self("error.storage-recovered.back", count: recovery.returnedMarks))
        }
        switch recovery.missingMarks {
        case 0?: break
        case let count?: sentences.append(self("error.storage-recovered.missing", count: count))
        case nil: sentences.append(self("error.storage-recovered.unknown"))
        }
        return sentences.joined(separator: " ")
    }
}
