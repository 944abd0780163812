import Catalog
import DemoService
import Foundation
import L10n
import LinuxApp
import Networking
import VitrineCLI

/// Measures reading one page of a catalog's list from the bytes of its response to items.
struct PageBench: Sendable {
    private static let repeats = 200
    private static let warmUp = 20

    private let content: BenchContent

    init(_ content: BenchContent) {
        self.content = content
    }

    /// Measures, and prints the time per page; returns the exit status.
    func run() throws -> Int32 {
        let line = try Bench.wait {
            let service = Demo.service(DemoOptions(), Localizer(.english))
            let address = URL(string: "http://127.0.0.1:8080") ?? URL(filePath: "/")
            let known = Known()
            let client = HandlerHTTPClient { request in
                if let response = await known.response { return response }
                let response = await service.response(to: request)
                await known.keep(response)
                return response
            }
            let provider = content.source(at: address, client: client)
            guard let list = provider.descriptor.lists.first else {
                throw CatalogError.badResponse(nil)
            }
            let query = Query(catalog: provider.descriptor.id, list: list.id)
            var times: [Duration] = []
            var count = 0
            for number in 0..<(Self.warmUp + Self.repeats) {
                let began = ContinuousClock.now
                count = try await provider.page(1, of: query).elements.count
                if number >= Self.warmUp { times.append(ContinuousClock.now - began) }
            }
            let catalog = provider.descriptor.id.rawValue
            return "catalog=\(catalog) items=\(count) \(BenchFigures(times).summary)"
        }
        guard let line else { return ExitCode.storage.rawValue }
        Terminal.result("bench workload=page \(line)\n")
        return 0
    }

    /// The response, which isn't part of the measurement.
    private actor Known {
        var response: HTTPResponse?

        func keep(_ response: HTTPResponse) { self.response = response }
    }
}
