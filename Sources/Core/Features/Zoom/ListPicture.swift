public import Catalog
import Foundation
import ImagePipeline
import Library

/// A list item's picture, with the facts that a viewer shows or needs.
struct ListPicture: Sendable {
    let id: Item.ID
    let title: String
    let artwork: Artwork
    let request: ImageRequest
    /// The aspect ratio, as a size in any unit, until the picture's own size is known.
    let shape: CGSize
}

extension ItemListViewModel {
    /// Whether pictures open at full size directly from the list because a tap flips them.
    public var opensPictures: Bool { descriptor.tap == .flip }

    /// Opens an item's picture at full size; does nothing if its row has no picture or hasn't been
    /// read.
    public func pictureTapped(_ id: Item.ID) {
        guard opensPictures, !router.isPosterOpen else { return }
        router.path.append(.picture(id))
    }

    /// Creates a viewer for the list; nil if the item has no picture or isn't in the list.
    func makePicture(of id: Item.ID) -> PosterViewModel? {
        guard opensPictures, let place = ids.firstIndex(of: id),
            let picture = row(id).content.flatMap(picture)
        else { return nil }
        rowsAppeared(place..<place + 1)
        return PosterViewModel(picture, of: self)
    }

    /// Returns an item's picture, read from the store if its row isn't cached.
    ///
    /// Nil if the item no longer exists or has no picture.
    func picture(of id: Item.ID) async -> ListPicture? {
        if let content = row(id).content { return picture(content) }
        // The list reports store errors.
        let item = try? await library.item(id)
        return item.map { RowContent($0, descriptor: descriptor, strings: strings) }
            .flatMap(picture)
    }

    /// Returns a row's picture; nil if it has none or its path is invalid.
    func picture(_ content: RowContent) -> ListPicture? {
        guard let artwork = content.artwork,
            let request = imageRequest(for: artwork, fit: .original)
        else { return nil }
        let ratio = PhotoRatio.drawn(aspectRatio(of: artwork))
        return ListPicture(
            id: content.id,
            title: content.title,
            artwork: artwork,
            request: request,
            shape: CGSize(width: 1_000 * ratio, height: 1_000)
        )
    }
}
