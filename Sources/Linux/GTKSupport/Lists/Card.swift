import CAdw
import CGTK

/// A widget, texts painted beside it, and a widget after them.
///
/// Its height follows from the font and the most lines of the texts, never from what they say, so
/// that showing other texts measures nothing.
public struct Card: Widget {
    /// How a text is painted, in the card's own font and color.
    public struct TextStyle: Sendable {
        /// The most lines; the last one ends with an ellipsis.
        public var lines = 1
        /// 400 is regular, 700 is bold.
        public var weight = 400
        /// 0 to 1; at least 0.9 with high contrast.
        public var alpha = 1.0
        /// The distance between lines; 1 is the font's own.
        public var lineSpacing = 1.0
        /// Whether it is a list, whose parts are separated by ", ": it shows as many whole parts as
        /// fit.
        public var isList = false
        /// Whether all digits are equally wide.
        public var hasEqualDigits = false

        /// One regular line in the card's color.
        public init() {}
    }

    /// Not retained: the widget tree owns the widget.
    public let pointer: WidgetPointer

    /// Texts alone, empty at first, each below as many lines as those before it may have.
    public init(texts: [TextStyle]) {
        self.init(leading: nil, texts, trailing: nil)
    }

    /// The texts are empty at first.
    public init(_ leading: some Widget, texts: [TextStyle], trailing: (some Widget)?) {
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
                has_equal_digits: $0.hasEqualDigits ? 1 : 0
            )
        }
        pointer = vt_card_new(leading, trailing, styles, guint(styles.count))
    }

    /// Shows texts in the order of their styles; those that are missing are empty and take no room.
    public func show(_ texts: [String]) {
        for index in 0..<vt_card_get_count(pointer.opaque) {
            let text = texts.indices.contains(Int(index)) ? texts[Int(index)] : ""
            vt_card_set_text(pointer.opaque, index, text)
        }
    }

    /// Draws a shadow around it.
    public func shadowed(_ shadow: Shadow) -> Self {
        vt_card_set_shadow(pointer.opaque, shadow.c)
        return self
    }
}
