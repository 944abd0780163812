import Catalog
import Foundation
import ImagePipeline

/// A list item's picture, with the facts that a viewer shows or needs.
struct ListPicture: Sendable {
    let id: Item.ID
    let title: String
    let artwork: Artwork
    let request: ImageRequest
    /// The aspect ratio, as a size in any unit, until the picture's own size is known.
    let shape: CGSize
}
