/// The model of a page pushed on a section's list.
public enum PageModel: Sendable {
    /// An item's details.
    case details(DetailsViewModel)
    /// All items of a section of an item's details.
    case related(RelatedViewModel)
    /// A catalog's items that share a fact.
    case list(FilteredListViewModel)
    /// A catalog's statistics.
    case statistics(StatisticsViewModel)
}
