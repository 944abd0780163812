import ImagePipeline

/// What downloads came to and is not stored yet: more than one only after the disk refused some.
struct UnsavedOutcomes {
    private var outcomes: [ImageKey: ImageOutcome] = [:]

    var all: [ImageOutcome] { Array(outcomes.values) }

    mutating func add(_ outcome: ImageOutcome) {
        outcomes[outcome.key] = outcome
    }

    /// Forgets what has been stored, unless a newer one of the same image has come meanwhile.
    mutating func remove(_ stored: [ImageOutcome]) {
        for outcome in stored where outcomes[outcome.key] == outcome {
            outcomes[outcome.key] = nil
        }
    }
}
