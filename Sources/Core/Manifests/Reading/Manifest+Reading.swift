public import Catalog
public import Foundation
import JSONText
import Primitives

extension Manifest {
    /// Reads a file's content; the values that it asks for may lack an answer.
    ///
    /// - Parameters:
    ///   - data: the file.
    ///   - taken: ids that belong to other catalogs.
    /// - Throws: `ManifestError` with everything that must be changed.
    public init(_ data: Data, taken: Set<CatalogID> = []) throws(ManifestError) {
        let issues = ManifestIssues()
        guard let manifest = Self.read(data, taken, issues) else {
            throw ManifestError(issues: issues.all)
        }
        self = manifest
    }

    private static let memberNames = [
        "$schema", "version", "id", "name", "symbol", "attribution", "service", "lists", "search",
        "item", "details", "kinds", "favorites", "marks", "images", "shelves", "ask", "answers",
    ]

    private static func read(
        _ data: Data,
        _ taken: Set<CatalogID>,
        _ issues: ManifestIssues
    ) -> Manifest? {
        guard data.count <= maximumBytes else {
            issues.add("", .tooLarge(bytes: maximumBytes))
            return nil
        }
        let node: JSON
        do throws(JSONError) {
            node = try JSON(parsing: data)
        } catch {
            issues.add("", .syntax(line: error.line, column: error.column))
            return nil
        }
        // A newer file may have any other members.
        if let version = node["version"]?.number, version > Double(Self.version) {
            issues.add("/version", .newer(version: Int(clamping: version, to: 0...1_000_000_000)))
            return nil
        }
        for pointer in node.repeatedMembers { issues.add(pointer, .duplicate) }
        let value = ManifestValue(node: node, pointer: "", issues: issues)
        guard let object = value.object(memberNames, earlier: ["source": "service"]) else {
            return nil
        }
        return read(object, taken)
    }

    private static func read(_ object: ManifestObject, _ taken: Set<CatalogID>) -> Manifest? {
        _ = object.required("version")?.integer(in: 1...version)
        // The other members may need the answers.
        let asked = readAsked(object)
        let id = readID(object, taken)
        let name = object.required("name")?.words()
        let symbol = object["symbol"]?.choice(symbols)
        let attribution = object["attribution"].flatMap { readAttribution($0) }
        let service = object.required("service").flatMap { readService($0) }
        let kinds = KindReader(catalog: id?.rawValue ?? "").kinds(of: object)
        let reader = ListReader(kinds: kinds)
        let lists = object.required("lists").flatMap { reader.lists($0) }
        let search = object["search"].flatMap { value in
            lists?.first.flatMap { reader.search(value, like: $0) }
        }
        let favorites = object["favorites"]?.choice(favoritesPolicies)
        let marks = object["marks"].flatMap { readMarks($0) }
        let images = object["images"]?.choice(
            ["persistent": ImageRetention.persistent, "session": .run],
            earlier: ["kept": "persistent", "run": "session"]
        )
        let shelves = object["shelves"].flatMap { readShelves($0, lists ?? []) }
        guard object.issues.all.allSatisfy(\.isWarning), let id, let name, let service,
            let lists, !kinds.isEmpty
        else { return nil }
        return Manifest(
            id: id,
            warnings: object.issues.all,
            asked: asked,
            service: service,
            name: name,
            symbol: symbol ?? .collection,
            attribution: attribution,
            lists: lists,
            search: search,
            kinds: kinds,
            favorites: favorites ?? .persistent,
            marks: marks ?? [],
            images: images ?? .persistent,
            shelves: shelves ?? []
        )
    }

    private static let symbols: KeyValuePairs<String, CatalogSymbol> = [
        "collection": .collection, "film": .film, "star": .star, "photo": .photo,
        "person": .person, "book": .book, "music": .music, "game": .game, "shop": .shop,
        "place": .place, "article": .article,
    ]

    private static let favoritesPolicies: KeyValuePairs<String, FavoritesPolicy?> = [
        "persistent": .persistent, "session": .session, "none": nil,
    ]

    private static func readMarks(_ value: ManifestValue) -> Set<MarkKind>? {
        guard let elements = value.array(limit: 4) else { return nil }
        let marks = elements.compactMap {
            $0.choice([
                "to-watch": MarkKind.toWatch, "watched": .watched, "rating": .rating, "note": .note,
            ])
        }
        if Set(marks).count < marks.count { value.report(.repeated(marks[0].rawValue)) }
        return Set(marks)
    }

    private static func readID(_ object: ManifestObject, _ taken: Set<CatalogID>) -> CatalogID? {
        guard let value = object.required("id"), let text = value.id() else { return nil }
        guard !["home", "people", "search"].contains(text), !taken.contains(CatalogID(text)) else {
            value.report(.reserved(text))
            return nil
        }
        return CatalogID(text)
    }

    private static func readAttribution(_ value: ManifestValue) -> Attribution? {
        guard let object = value.object(["text", "link"]) else { return nil }
        let link = object["link"]?.address()
        return object.required("text")?.words().map { Attribution(text: $0, link: link) }
    }

    private static func readShelves(_ value: ManifestValue, _ lists: [List]) -> [ShelfDescriptor]? {
        value.array(limit: 20)?.compactMap { value in
            guard let object = value.object(["name", "list", "sort", "shape"]),
                let name = object.required("name")?.words(), let list = object.required("list")
            else { return nil }
            let shape = object["shape"]?.choice(
                ["poster": ShelfDescriptor.Shape.poster, "square": .square, "photo": .photo]
            )
            let found = lists.first { $0.id.rawValue == list.node.string }
            guard let found else {
                list.report(.choice(allowed: lists.map(\.id.rawValue)))
                return nil
            }
            return ShelfDescriptor(
                title: name,
                content: .list(found.id, sort: readSort(object["sort"], of: found)),
                shape: shape ?? .poster
            )
        }
    }

    private static func readSort(_ value: ManifestValue?, of list: List) -> Sort? {
        guard let value else { return nil }
        let options = list.sorts.map(\.option)
        guard let option = options.first(where: { $0.id.rawValue == value.node.string }) else {
            value.report(.choice(allowed: options.map(\.id.rawValue)))
            return nil
        }
        return Sort(option.id, option.defaultDirection)
    }
}
