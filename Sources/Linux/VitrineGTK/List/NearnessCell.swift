import Features
import GTKSupport

/// A cell that loads its picture only near the visible part.
@MainActor
protocol NearnessCell: ListCell {
    /// The scroll position decides whether to load the picture.
    func setNearness(_ nearness: Nearness)
}
