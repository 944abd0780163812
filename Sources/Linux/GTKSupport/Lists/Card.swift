import CAdw
import CGTK

/// A widget with texts painted beside it and another widget after them.
///
/// The font and the maximum number of lines determine the card's height, regardless of the words in
/// the texts, so showing other texts doesn't trigger a measurement.
package struct Card: Widget {
    /// The style of a text that the card paints with its own font and color.
    package struct TextStyle: Sendable {
        /// The maximum number of lines; the last one ends with an ellipsis.
        package var lines = 1
        /// The font weight; 400 is regular, and 700 is bold.
        package var weight = 400
        /// The opacity, from 0 to 1; at least 0.9 with high contrast.
        package var alpha = 1.0
        /// The line spacing as a multiple of the font's default.
        package var lineSpacing = 1.0
        /// Whether the text is a list separated by ", " that shows as many whole items as fit, and
        /// then the number of the others, such as "+3".
        package var isList = false
        package var isCentered = false
        package var hasEqualDigits = false

        /// Creates a style for one regular line in the card's color.
        package init() {}
    }

    package let pointer: WidgetPointer

    /// Creates a card of texts that are empty at first.
    ///
    /// Each text starts below the maximum number of lines of those before it.
    package init(texts: [TextStyle]) {
        self.init(leading: nil, texts, trailing: nil)
    }

    /// Creates a card of widgets and texts, with the texts empty at first.
    package init(_ leading: some Widget, texts: [TextStyle], trailing: (some Widget)?) {
        self.init(leading: leading.pointer, texts, trailing: trailing?.pointer)
    }

    private init(leading: WidgetPointer?, _ texts: [TextStyle], trailing: WidgetPointer?) {
        let styles = texts.map {
            VtCardText(
                lines: Int32($0.lines),
                weight: Int32($0.weight),
                alpha: $0.alpha,
                line_spacing: $0.lineSpacing,
                is_list: $0.isList ? 1 : 0,
                is_centered: $0.isCentered ? 1 : 0,
                has_equal_digits: $0.hasEqualDigits ? 1 : 0
            )
        }
        pointer = vt_card_new(leading, trailing, styles, guint(styles.count))
    }

    /// Shows texts in the order of their styles; missing ones are empty and use no space.
    package func show(_ texts: [String]) {
        for index in 0..<vt_card_get_count(pointer.opaque) {
            let text = texts.indices.contains(Int(index)) ? texts[Int(index)] : ""
            vt_card_set_text(pointer.opaque, index, text)
        }
    }

    package func shadowed(_ shadow: Shadow) -> Self {
        vt_card_set_shadow(pointer.opaque, shadow.c)
        return self
    }
}
