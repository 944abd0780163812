/// A closure that C code retains.
@MainActor
final class Handler<Function> {
    let function: Function

    init(_ function: Function) {
        self.function = function
        Liveness.handlers += 1
    }

    isolated deinit { Liveness.handlers -= 1 }
}
