import Catalog
import JSONText

extension ItemReader {
    /// Reads a picture; `prefix` is that of its paths.
    func readPicture(
        _ value: ManifestValue,
        _ values: [String: Place],
        prefix: String
    ) -> Manifest.PictureRule? {
        let names = ["at", "template", "sizes", "aspectRatio", "widths"]
        let own = ["template", "sizes", "aspectRatio", "widths"]
        guard own.contains(where: { value.node[$0] != nil }), let object = value.object(names)
        else {
            return value.place().map {
                Manifest.PictureRule(source: .address($0), aspectRatio: nil, prefix: prefix)
            }
        }
        object.warn(ofMoreThanOne: ["template", "sizes", "at"])
        let ratio = object["aspectRatio"]?.number(in: 0...20)
        let widths = object["widths"].flatMap { value in
            value.array(limit: 20)?.compactMap { $0.integer(in: 1...20_000) }
        }
        if let sizes = object["sizes"] {
            return readSizes(sizes).map {
                Manifest.PictureRule(source: .sizes($0), aspectRatio: ratio, prefix: prefix)
            }
        }
        guard let template = object["template"] else {
            return object.required("at")?.place().map {
                Manifest.PictureRule(source: .address($0), aspectRatio: ratio, prefix: prefix)
            }
        }
        let known = values.keys.sorted()
        guard let text = template.template(known + ["width"], isAbsolute: true) else { return nil }
        let used = text.variables.subtracting(["width"]).sorted()
        guard !used.isEmpty else {
            template.report(.lacks(known.map { "{\($0)}" }))
            return nil
        }
        let hasWidth = text.variables.contains("width")
        if hasWidth, widths?.isEmpty ?? true {
            value.issues.add(value.pointer.appending(member: "widths"), .missing)
        }
        return Manifest.PictureRule(
            source: .template(text, values: used),
            aspectRatio: ratio,
            widths: hasWidth ? (widths ?? []).sorted() : [],
            prefix: prefix
        )
    }

    private func readSizes(_ value: ManifestValue) -> [Manifest.PictureSize]? {
        guard let elements = value.array(limit: 20) else { return nil }
        let sizes = elements.compactMap { element -> Manifest.PictureSize? in
            guard let object = element.object(["at", "width"]),
                let place = object.required("at")?.place(),
                let width = object.required("width")?.integer(in: 1...20_000)
            else { return nil }
            return Manifest.PictureSize(place: place, width: width)
        }
        if elements.isEmpty { value.report(.empty) }
        return sizes.isEmpty ? nil : sizes.sorted { $0.width < $1.width }
    }
}
