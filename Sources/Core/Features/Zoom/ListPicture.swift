public import Catalog
import Foundation
import ImagePipeline
import Library

/// What a viewer needs of an item of a list to show its picture at full size.
struct ListPicture: Sendable {
    let id: Item.ID
    let title: String
    let artwork: Artwork
    let request: ImageRequest
    /// Width and height of any unit, until the picture's own are known.
    let shape: CGSize
}

extension ItemListViewModel {
    /// Whether its items' pictures open at full size straight from it: a tap flips them.
    public var opensPictures: Bool { descriptor.tap == .flip }

    /// The user opened the picture of an item at full size; does nothing if its row has not been
    /// read, or has no picture.
    public func pictureTapped(_ id: Item.ID) {
        guard opensPictures, !router.isPosterOpen else { return }
        router.path.append(.picture(id))
    }

    /// A viewer of the list's pictures; nil if there is none of the item.
    func makePicture(of id: Item.ID) -> PosterViewModel? {
        guard opensPictures, let place = ids.firstIndex(of: id),
            let picture = row(id).content.flatMap(picture)
        else { return nil }
        rowsAppeared(place..<place + 1)
        return PosterViewModel(picture, of: self)
    }

    /// As read from the store if its row is not cached; nil if the item is gone or has no picture.
    func picture(of id: Item.ID) async -> ListPicture? {
        if let content = row(id).content { return picture(content) }
        // The list reports what is wrong with the store.
        let item = try? await library.item(id)
        return item.map { RowContent($0, descriptor: descriptor, strings: strings) }
            .flatMap(picture)
    }

    /// Nil if it has no picture.
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
