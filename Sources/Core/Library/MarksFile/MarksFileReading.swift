import Catalog
import JSONText

/// The content of a file of Vitrine: the valid marks and the places of invalid parts.
struct MarksFileReading {
    /// The marks, in file order.
    private(set) var marks: [ExportedMark] = []
    /// The entries that were skipped, at least in part, in file order.
    private(set) var faults: [MarksImport.Fault] = []
    private let name: String

    /// Parses a file; a NaN or a number out of range counts as missing.
    ///
    /// - Parameters:
    ///   - file: the file.
    ///   - catalogs: the connected catalogs.
    ///   - unavailable: other catalogs whose marks are accepted; none by default.
    /// - Throws: ``MarksFileError`` if no entry can be used.
    init(
        _ file: MarksImport.File,
        catalogs: [CatalogDescriptor],
        unavailable: Set<CatalogID> = []
    ) throws(MarksFileError) {
        name = file.name
        let content: FileValue
        do throws(JSONError) {
            content = FileValue(json: try JSON(parsing: file.data, isLenient: true), path: "")
        } catch {
            throw .damaged
        }
        let versions = MarksFile.Version.allCases
        guard let number = content["version"].json?.integer,
            let version = versions.first(where: { $0.format == content["format"].json?.string }),
            number >= version.rawValue
        else { throw .damaged }
        guard number == version.rawValue else { throw .newer(version: number) }
        guard let entries = content.json?[version.list]?.elements else { throw .damaged }
        for (index, entry) in entries.enumerated() {
            let path = "\(version.list)[\(index)]"
            do throws(FileValue.Fault) {
                let entry = try MarksEntry(FileValue(json: entry, path: path))
                take(entry, at: index, path, catalogs, unavailable)
                for fault in entry.faults { add(fault, at: index) }
            } catch {
                add(error, at: index)
            }
        }
    }
}

extension MarksFileReading {
    private mutating func add(_ fault: FileValue.Fault, at index: Int) {
        faults.append(
            MarksImport.Fault(
                file: name,
                entry: index + 1,
                place: fault.path,
                reason: fault.reason
            )
        )
    }

    private mutating func take(
        _ entry: MarksEntry,
        at index: Int,
        _ path: String,
        _ catalogs: [CatalogDescriptor],
        _ unavailable: Set<CatalogID>
    ) {
        let catalog = catalogs.first { $0.id == entry.id.catalog }
        let fault = { FileValue.Fault(path: "\(path).catalog", reason: $0) }
        guard catalog != nil || entry.origin != nil || unavailable.contains(entry.id.catalog) else {
            return add(fault(.unknownCatalog), at: index)
        }
        let isStored = { (mark: ExportedMark) in catalog?.stores(mark.mark.kind) ?? true }
        marks += entry.marks.filter(isStored)
        if let refused = entry.marks.first(where: { !isStored($0) }) {
            add(fault(refused.mark == .favorite ? .noFavorites : .noMarks), at: index)
        }
    }
}
