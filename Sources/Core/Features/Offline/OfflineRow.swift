public import Library

/// A list as the pages about offline show it.
public struct OfflineRow: Identifiable, Hashable, Sendable {
    /// Which list.
    public let id: OfflineList.ID
    /// The name of the list; with its catalog's, where those of several are shown.
    public let title: String
    /// What it will take, how far it is, or what it takes.
    public let status: String
    /// How much of it is there, from 0 to 1; nil unless it is being made available.
    public let fraction: Double?
    /// What can be done with it, the most likely first.
    public let actions: [OfflineAction]
}
