public import Foundation
import JSONText

extension Manifest {
    private static let mostDifferences = 20

    /// Returns the differences between two manifests, at most 20 and then an ellipsis, one per line:
    /// `/item/title: "/name" → "/title"`.
    ///
    /// Empty if one of them isn't JSON.
    public static func differences(from old: Data, to new: Data) -> [String] {
        // A manifest that was read before is JSON.
        guard let old = try? JSON(parsing: old), let new = try? JSON(parsing: new) else {
            return []
        }
        let all = differences(from: old, to: new, at: "")
        return all.prefix(mostDifferences) + (all.count > mostDifferences ? ["…"] : [])
    }

    private static func differences(
        from old: JSON?,
        to new: JSON?,
        at pointer: String
    ) -> [String] {
        if let old = old?.byName, let new = new?.byName {
            return Set(old.keys).union(new.keys).sorted().flatMap { name in
                differences(from: old[name], to: new[name], at: pointer.appending(member: name))
            }
        }
        if let old = old?.elements, let new = new?.elements {
            return (0..<max(old.count, new.count)).flatMap { index in
                differences(
                    from: index < old.count ? old[index] : nil,
                    to: index < new.count ? new[index] : nil,
                    at: "\(pointer)/\(index)"
                )
            }
        }
        if let old, let new, old.isScalar, old.hasSameScalar(as: new) { return [] }
        return ["\(pointer): \(old?.sample ?? "–") → \(new?.sample ?? "–")"]
    }
}

extension JSON {
    fileprivate func hasSameScalar(as other: JSON) -> Bool {
        other.isScalar && string == other.string && number == other.number && bool == other.bool
    }
}
