import ImagePipeline

/// Outcomes of downloads that are not stored yet: several only after the disk refused some.
struct UnsavedOutcomes {
    private var outcomes: [ImageKey: ImageOutcome] = [:]

    var all: [ImageOutcome] { Array(outcomes.values) }

    mutating func add(_ outcome: ImageOutcome) {
        outcomes[outcome.key] = outcome
    }

    /// Removes what has been stored, except where the same image has a newer outcome.
    mutating func remove(_ stored: [ImageOutcome]) {
        for outcome in stored where outcomes[outcome.key] == outcome {
            outcomes[outcome.key] = nil
        }
    }
}
