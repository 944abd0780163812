/// A closure that C code holds by reference.
final class Handler<Function> {
    let function: Function

    init(_ function: Function) {
        self.function = function
    }
}
