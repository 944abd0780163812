import Foundation
import ScreenDriver

// Reads windows through the accessibility bus for the black-box tests: one request per line on
// standard input, one reply per line on standard output, until the input ends. Each window under
// test has its own reader process, because it has its own session bus.

do {
    let bus = try AccessibilityBus()
    let encoder = JSONEncoder()
    let decoder = JSONDecoder()
    while let line = readLine() {
        let reply: ReaderReply
        do {
            reply = bus.answer(try decoder.decode(ReaderRequest.self, from: Data(line.utf8)))
        } catch {
            reply = .failure("\(error)")
        }
        FileHandle.standardOutput.write(try encoder.encode(reply) + Data("\n".utf8))
    }
} catch {
    FileHandle.standardError.write(Data("Error: \(error)\n".utf8))
    exit(1)
}
