/// The model of a page pushed on a section's list.
public enum PageModel: Sendable {
    /// An item's details.
    case details(DetailsViewModel)
    /// A catalog's statistics.
    case statistics(StatisticsViewModel)
}
