import CGTK

/// A black shadow around a card, like that of CSS; sizes are in application pixels.
///
/// Not drawn around a card with the style class `selected`, nor with high contrast: their style
/// sheets have lines in its place.
public struct Shadow: Sendable {
    let c: VtShadow

    /// `radius` is that of the card's corners, `below` how far down the shadow lies; `alpha` 0 is
    /// invisible, 1 is black.
    public init(radius: Int, below: Int, blur: Int, alpha: Double) {
        c = VtShadow(
            radius: Float(radius),
            y: Float(below),
            blur: Float(blur),
            alpha: Float(alpha)
        )
    }
}
