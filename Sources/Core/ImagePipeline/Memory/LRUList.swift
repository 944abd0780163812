/// The requests whose images are in memory, with the cost of each and the order of use.
///
/// Slots are small integers, so the values can be stored in a plain array.
struct LRUList {
    private struct Node {
        var request: ImageRequest
        var cost: Int
        var newer = none
        var older = none
        /// The round in which it was last used.
        var round = 0
    }

    private static let none = -1

    private(set) var totalCost = 0
    private var slots: [Int: Int] = [:]
    private var nodes: ContiguousArray<Node> = []
    private var free: [Int] = []
    private var newest = none
    private var oldest = none
    private var round = 0

    var count: Int { slots.count }

    /// Returns a request's slot and marks it as the most recently used.
    mutating func slot(for request: ImageRequest) -> Int? {
        // If identities ever collide, the second request isn't found.
        guard let slot = slots[request.identity], nodes[slot].request.drawsSame(as: request) else {
            return nil
        }
        nodes[slot].round = round
        if slot != newest {
            unlink(slot)
            linkAsNewest(slot)
        }
        return slot
    }

    /// Returns the slot of a picture's largest version without changing the order of use.
    func largest(of key: ImageKey) -> Int? {
        slots.values.filter { nodes[$0].request.key == key }
            .max { nodes[$0].cost < nodes[$1].cost }
    }

    /// Returns the requests for a picture, in no particular order.
    func requests(of key: ImageKey) -> [ImageRequest] {
        slots.values.map { nodes[$0].request }.filter { $0.key == key }
    }

    /// Inserts a new request as the most recently used one.
    mutating func insert(_ request: ImageRequest, cost: Int) -> Int {
        let node = Node(request: request, cost: cost, round: round)
        let slot: Int
        if let reused = free.popLast() {
            slot = reused
            nodes[slot] = node
        } else {
            slot = nodes.count
            nodes.append(node)
        }
        slots[request.identity] = slot
        totalCost += cost
        linkAsNewest(slot)
        return slot
    }

    /// Removes `request`, or another request with the same identity.
    mutating func remove(_ request: ImageRequest) -> Int? {
        guard let slot = slots[request.identity] else { return nil }
        remove(slot)
        return slot
    }

    /// Removes a request that wasn't used in this round; nil if there is none.
    mutating func removeUnused() -> Int? {
        guard oldest != Self.none, nodes[oldest].round < round else { return nil }
        return removeOldest()
    }

    mutating func beginRound() {
        round += 1
    }

    /// Removes the least recently used request.
    mutating func removeOldest() -> Int? {
        guard oldest != Self.none else { return nil }
        let slot = oldest
        remove(slot)
        return slot
    }
}

extension LRUList {
    private mutating func remove(_ slot: Int) {
        unlink(slot)
        slots[nodes[slot].request.identity] = nil
        totalCost -= nodes[slot].cost
        free.append(slot)
    }

    private mutating func unlink(_ slot: Int) {
        let (newer, older) = (nodes[slot].newer, nodes[slot].older)
        if newer == Self.none { newest = older } else { nodes[newer].older = older }
        if older == Self.none { oldest = newer } else { nodes[older].newer = newer }
    }

    private mutating func linkAsNewest(_ slot: Int) {
        nodes[slot].newer = Self.none
        nodes[slot].older = newest
        if newest == Self.none { oldest = slot } else { nodes[newest].newer = slot }
        newest = slot
    }
}
