import CGTK

/// A black shadow around a card, like a CSS shadow; sizes are in application pixels.
///
/// It isn't drawn around cards with the style class `selected` or in high contrast; in those cases
/// the style sheet draws outlines instead.
public struct Shadow: Sendable {
    let c: VtShadow

    /// Creates a shadow for a card.
    ///
    /// `radius` is the card's corner radius, `below` is the vertical offset, and `alpha` ranges
    /// from 0 (invisible) to 1 (black).
    public init(radius: Int, below: Int, blur: Int, alpha: Double) {
        c = VtShadow(
            radius: Float(radius),
            y: Float(below),
            blur: Float(blur),
            alpha: Float(alpha)
        )
    }
}
