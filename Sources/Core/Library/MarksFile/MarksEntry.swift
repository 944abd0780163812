import Catalog
import JSONText
import Primitives

/// An item with its marks in a file, read without knowing the catalogs.
struct MarksEntry {
    let id: Item.ID
    let origin: String?
    /// The marks; a favorite if the file doesn't say any, as in version 1.
    let marks: [ExportedMark]
    /// The facets and marks that can't be used, which cost only themselves.
    let faults: [FileValue.Fault]

    /// The maximum lengths of item keys and picture paths, in UTF-8 bytes.
    private static let longest = (name: 200, origin: 300, path: 2_000)

    init(_ entry: FileValue) throws(FileValue.Fault) {
        guard entry.json?.members != nil else { throw entry.malformed }
        let catalog = try Self.name(entry["catalog"])
        // It separates the catalog from the origin in the store.
        if catalog.contains("@") { throw entry["catalog"].malformed }
        guard let realm = Realm(rawValue: try entry["realm"].string()) else {
            throw entry["realm"].malformed
        }
        let key = try Self.name(entry["id"])
        guard let title = try entry["title"].string().visible else {
            throw entry["title"].malformed
        }
        var faults: [FileValue.Fault] = []
        let item = Item(
            id: Item.ID(CatalogID(catalog), key),
            title: title,
            artwork: try Self.artwork(entry["image"]),
            facets: try Self.facets(entry["facets"], &faults)
        )
        origin =
            entry["origin"].exists
            ? try Self.name(entry["origin"], limit: Self.longest.origin) : nil
        id = item.id
        var marks: [(mark: Mark, seconds: Double?)] = [(.favorite, nil)]
        if let listed = entry["marks"].present {
            marks = Self.usable(try listed.elements(), MarkDocument.read, &faults)
        }
        self.faults = faults
        self.marks = marks.map { [origin] in
            ExportedMark(item, $0.mark, seconds: $0.seconds, realm: realm, origin: origin)
        }
    }
}

extension MarksEntry {
    /// Reads a machine-readable name: short, and on one line.
    private static func name(
        _ value: FileValue,
        limit: Int = longest.name
    ) throws(FileValue.Fault) -> String {
        let text = try value.string()
        guard !text.isEmpty, text.utf8.count <= limit,
            !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
        else { throw value.malformed }
        return text
    }

    private static func artwork(_ value: FileValue) throws(FileValue.Fault) -> Artwork? {
        guard let image = value.present else { return nil }
        let path = try image["path"].string()
        let ratio = try image["ratio"].present?.number()
        // Layouts divide by the ratio.
        guard !path.isEmpty, path.utf8.count <= longest.path, (0.01...100).contains(ratio ?? 1)
        else { throw image.malformed }
        return Artwork(path: path, aspectRatio: ratio)
    }

    private static func facets(
        _ value: FileValue,
        _ faults: inout [FileValue.Fault]
    ) throws(FileValue.Fault) -> Facets {
        let members = try value.present?.members() ?? []
        let read = { (member: (name: String, value: FileValue)) throws(FileValue.Fault) in
            guard (1...255).contains(member.name.utf8.count) else { throw value.malformed }
            return (member.name, try FacetDocument.read(member.value))
        }
        var facets = Facets()
        for (key, facet) in usable(members, read, &faults) { facets[key: key] = facet }
        return facets
    }

    /// Returns what can be read of some values, and adds the faults of the others.
    private static func usable<Value, Result>(
        _ values: [Value],
        _ read: (Value) throws(FileValue.Fault) -> Result,
        _ faults: inout [FileValue.Fault]
    ) -> [Result] {
        var usable: [Result] = []
        for value in values {
            do throws(FileValue.Fault) {
                usable.append(try read(value))
            } catch {
                faults.append(error)
            }
        }
        return usable
    }
}
