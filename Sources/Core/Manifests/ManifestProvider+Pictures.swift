public import Catalog
import Foundation
import Networking
import Providers

extension ManifestProvider {
    /// The beginning of the path of a picture that only the details' own rule can show.
    static let detailsPrefix = "details:"

    /// Returns the address of a picture; of several widths, the smallest that is wide enough.
    public func imageAddress(of artwork: Artwork, pixelWidth: Int) -> ImageAddress? {
        let isOfDetails = artwork.path.hasPrefix(Self.detailsPrefix)
        let value =
            isOfDetails
            ? String(artwork.path.dropFirst(Self.detailsPrefix.count)) : artwork.path
        guard let picture = isOfDetails ? manifest.detailsPicture : manifest.item.picture,
            case .template(let template, let name) = picture.source
        else { return pictures.address(of: value).map { address($0.url, $0.variant) } }
        let width = picture.widths.first { $0 >= pixelWidth } ?? picture.widths.last
        let text = template.text { variable in
            switch variable {
            case name: value
            case "width": width.map(String.init)
            default: nil
            }
        }
        return text.flatMap { URL(string: $0) }.map {
            address($0, width.map { "w\($0)" } ?? PictureAddresses.variant)
        }
    }

    /// The widths that the manifest lists, largest first.
    public var imageVariants: [String] {
        let pictures = [manifest.item.picture, manifest.detailsPicture].compactMap(\.self)
        return Set(pictures.flatMap(\.widths)).sorted(by: >).map { "w\($0)" }
    }

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
