import Catalog
import Features
import GTKSupport

/// The photo that the viewer shows at full size.
extension ItemList {
    /// The photo of an item; nil if its row has no cell, or shows none.
    func photo(of id: Item.ID) -> PhotoCell? {
        order.ids.firstIndex(of: id).flatMap { view?.photo($0) }
    }

    /// Shows an item's photo only faintly, because it is seen elsewhere; nil shows all.
    func fadePhoto(of id: Item.ID?) {
        let photo = id.flatMap(photo)
        guard photo !== fadedPhoto else { return }
        fadedPhoto?.isFaded = false
        photo?.isFaded = true
        fadedPhoto = photo
    }
}
