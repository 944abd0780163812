public import Catalog
import Foundation
import Networking
import Providers

extension ManifestProvider {
    /// Returns the address of a picture; of several widths, the smallest that is wide enough.
    public func imageAddress(of artwork: Artwork, pixelWidth: Int) -> ImageAddress? {
        let rules = manifest.pictures
        let rule = rules.first { usesPrefixes && artwork.path.hasPrefix($0.prefix) } ?? rules.last
        let path = String(artwork.path.dropFirst(usesPrefixes ? rule?.prefix.count ?? 0 : 0))
        let parts = path.split(separator: Self.separator, omittingEmptySubsequences: false)
        guard let rule, case .template(let template, let names) = rule.source else {
            return sized(parts, pixelWidth)
                ?? pictures.address(of: path)
                .map { address($0.url, $0.variant) }
        }
        guard parts.count == names.count else { return nil }
        let values = Dictionary(uniqueKeysWithValues: zip(names, parts.map(String.init)))
        let width = rule.widths.first { $0 >= pixelWidth } ?? rule.widths.last
        let text = template.text { $0 == "width" ? width.map(String.init) : values[$0] }
        return text.flatMap { URL(string: $0) }.map {
            address($0, width.map { "w\($0)" } ?? PictureAddresses.variant)
        }
    }

    /// Returns the address of the smallest size that is wide enough; nil if there are no sizes.
    private func sized(_ parts: [Substring], _ pixelWidth: Int) -> ImageAddress? {
        let sizes = parts.compactMap { part -> (width: Int, path: Substring)? in
            guard let space = part.firstIndex(of: " ") else { return nil }
            let text = part[..<space]
            return Int(text).map { ($0, part[space...].dropFirst()) }
        }
        guard sizes.count == parts.count,
            let size = sizes.first(where: { $0.width >= pixelWidth }) ?? sizes.last
        else { return nil }
        return pictures.address(of: String(size.path)).map { address($0.url, "w\(size.width)") }
    }

    /// The widths that the manifest lists, largest first.
    public var imageVariants: [String] {
        let widths = manifest.pictures.flatMap { rule in
            if case .sizes(let sizes) = rule.source { sizes.map(\.width) } else { rule.widths }
        }
        return Set(widths).sorted(by: >).map { "w\($0)" }
    }

    /// What separates values or sizes in a picture's path.
    static let separator: Character = "\u{1F}"

    /// Whether a picture's path has the prefix of its rule, because only the rule can show it.
    var usesPrefixes: Bool { manifest.pictures.contains(where: \.isTemplate) }

    private func address(_ url: URL, _ variant: String) -> ImageAddress {
        ImageAddress(
            url: url,
            variant: variant,
            allowsLocalHosts: allowsLocalHosts,
            serviceHeaders: manifest.service.pictureHeaders(at: url)
        )
    }

    /// A stranger's manifest must not reach the user's own network, unless its service is there.
    var allowsLocalHosts: Bool { manifest.service.base.isLocal }

    private var pictures: PictureAddresses { PictureAddresses(service: manifest.service.base) }
}

extension Manifest.Service {
    /// Returns the headers for a picture of the service; nil for one of another origin, or if
    /// nothing distinguishes the service's requests from others.
    fileprivate func pictureHeaders(at url: URL) -> [String: String]? {
        guard !headers.isEmpty || key != nil || requestsPerSecond != nil else { return nil }
        return url.hasSameOrigin(as: base) ? headers : nil
    }
}
