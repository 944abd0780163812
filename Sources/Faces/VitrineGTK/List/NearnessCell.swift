import Features
import GTKSupport

/// A cell that loads its picture only where it is worth having.
@MainActor
protocol NearnessCell: ListCell {
    /// The scroll position tells whether the picture is worth having.
    func setNearness(_ nearness: Nearness)
}
