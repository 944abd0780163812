import CAtspi
import Foundation
import ScreenDriver

// Reads windows through the accessibility bus for the black-box tests: a request a line on standard
// input, a reply a line on standard output, until the input ends. One thread, because libatspi
// wants that, and one process a window under test, because libatspi keeps one connection a process.

let bus = AccessibilityBus()
let encoder = JSONEncoder()
let decoder = JSONDecoder()

while let line = readLine() {
    let reply: ReaderReply
    do {
        reply = bus.answer(try decoder.decode(ReaderRequest.self, from: Data(line.utf8)))
    } catch {
        reply = .failure("\(error)")
    }
    do {
        FileHandle.standardOutput.write(try encoder.encode(reply) + Data("\n".utf8))
    } catch {
        FileHandle.standardError.write(Data("\(error)\n".utf8))
        exit(1)
    }
}
