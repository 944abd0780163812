import ImagePipeline

/// Receipts that are not stored yet: more than one only after the disk refused some.
struct UnsavedReceipts {
    private var receipts: [ImageKey: ImageReceipt] = [:]

    var all: [ImageReceipt] { Array(receipts.values) }

    mutating func add(_ receipt: ImageReceipt) {
        receipts[receipt.key] = receipt
    }

    /// Forgets what has been stored, unless a newer one of the same image has come meanwhile.
    mutating func remove(_ stored: [ImageReceipt]) {
        for receipt in stored where receipts[receipt.key] == receipt {
            receipts[receipt.key] = nil
        }
    }
}
