/// Which images are in memory, the cost of each and the order of use.
///
/// Slots are small integers, so that the values can be kept in a plain array beside it.
struct LRUList {
    private struct Node {
        var request: ImageRequest
        var cost: Int
        var newer = none
        var older = none
        /// The round of its last use.
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

    /// The slot of a request; marks it as most recently used.
    mutating func slot(for request: ImageRequest) -> Int? {
        // A collision of identities is next to impossible; the second request is then a miss.
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

    /// The slot of the costliest request for a picture, whatever its size; the order of use stays.
    func largest(of key: ImageKey) -> Int? {
        slots.values.filter { nodes[$0].request.key == key }
            .max { nodes[$0].cost < nodes[$1].cost }
    }

    /// Adds a new request as the most recently used.
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

    /// Removes one that has not been used in this round; nil if there is none.
    mutating func removeUnused() -> Int? {
        guard oldest != Self.none, nodes[oldest].round < round else { return nil }
        return removeOldest()
    }

    mutating func beginRound() {
        round += 1
    }

    /// Removes the least recently used.
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
