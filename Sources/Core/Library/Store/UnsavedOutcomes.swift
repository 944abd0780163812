import ImagePipeline

/// Download outcomes that aren't stored yet; more than one only after a write has failed.
struct UnsavedOutcomes {
    private var outcomes: [ImageKey: ImageOutcome] = [:]

    var all: [ImageOutcome] { Array(outcomes.values) }

    mutating func add(_ outcome: ImageOutcome) {
        outcomes[outcome.key] = outcome
    }

    /// Removes stored outcomes, except those of images that have a newer outcome.
    mutating func remove(_ stored: [ImageOutcome]) {
        for outcome in stored where outcomes[outcome.key] == outcome {
            outcomes[outcome.key] = nil
        }
    }
}
