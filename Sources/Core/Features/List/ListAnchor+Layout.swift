public import Catalog

/// Measurements of a layout.
extension ListAnchor {
    /// A row that the last layout placed.
    public struct Row: Hashable, Sendable {
        /// The 0-based position in the order.
        public let position: Int
        /// The row's item.
        public let item: Item.ID
        /// The row's upper edge; negative above the viewport.
        public let y: Double
        /// The distance from its upper to its lower edge.
        public let height: Double

        /// Creates a row with its measurements.
        public init(position: Int, item: Item.ID, y: Double, height: Double) {
            self.position = position
            self.item = item
            self.y = y
            self.height = height
        }
    }

    /// The measurements of a layout.
    public struct Layout: Hashable, Sendable {
        /// The properties that move rows when they change.
        public struct Shape: Hashable, Sendable {
            /// The width of the viewport.
            public let width: Double
            /// The height of the viewport.
            public let height: Double
            /// The upper edge of the viewport within the page that contains it.
            public let top: Double
            /// The number of rows side by side.
            public let columns: Int
            /// The appearance of the rows.
            public let layout: ListDescriptor.Layout
            /// A count of the widgets that have shown the rows, one after another.
            public let generation: Int

            /// Creates the shape of a list that has been laid out.
            public init(
                width: Double,
                height: Double,
                top: Double,
                columns: Int,
                layout: ListDescriptor.Layout,
                generation: Int
            ) {
                self.width = width
                self.height = height
                self.top = top
                self.columns = columns
                self.layout = layout
                self.generation = generation
            }

            /// Returns whether both shapes have the same width, columns and layout.
            func hasRows(as other: Shape) -> Bool {
                (width, columns, layout) == (other.width, other.columns, other.layout)
            }

            /// Returns whether both shapes are equal, except perhaps for their widgets.
            func isAgain(_ other: Shape) -> Bool {
                hasRows(as: other) && (height, top) == (other.height, other.top)
            }
        }

        /// The properties that move rows when they change.
        public let shape: Shape
        /// The scroll position.
        public let offset: Double
        /// The height of all rows.
        public let contentHeight: Double

        /// Creates a layout that is scrolled to `offset`.
        public init(shape: Shape, offset: Double, contentHeight: Double) {
            self.shape = shape
            self.offset = offset
            self.contentHeight = contentHeight
        }
    }
}
