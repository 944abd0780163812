import DemoService
import Dispatch
import Foundation
import HTTPServer

/// `vitrine serve`: the demonstration service by itself.
enum ServeCommand {
    static func run(_ arguments: [String]) -> Never {
        do {
            let server = try HTTPServer(port: 0, handler: Demo.handler(DemoOptions()))
            print("Listening on \(server.url)")
            dispatchMain()
        } catch {
            Terminal.complain("\(error)")
            exit(6)
        }
    }
}
