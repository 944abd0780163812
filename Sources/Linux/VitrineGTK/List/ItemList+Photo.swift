import Catalog
import Features
import GTKSupport

/// The photo that the viewer shows at full size.
extension ItemList {
    /// Returns an item's photo; nil if its row has no cell or no photo.
    func photo(of id: Item.ID) -> PhotoCell? {
        order.ids.firstIndex(of: id).flatMap { view?.photo($0) }
    }

    /// Fades an item's photo, because the viewer shows it; nil restores the faded one.
    func fadePhoto(of id: Item.ID?) {
        let photo = id.flatMap(photo)
        guard photo !== fadedPhoto else { return }
        fadedPhoto?.isFaded = false
        photo?.isFaded = true
        fadedPhoto = photo
    }
}
