import Foundation
import ScreenDriver
import TestSupport
import Testing

extension BlackBox {
    @Suite("Syncing and reporting on the command line")
    struct SyncTests {
        private static let photos = "/photos-feed/photos/"

        private func environment(_ service: Service) -> [String: String] {
            service.environment.merging([
                "VITRINE_PHOTOS_URL": service.url.appending(path: "photos-feed").absoluteString
            ]) { $1 }
        }

        private func runFolders(of home: Home) throws -> [String] {
            let runs = home.cache.appending(path: "vitrine/runs").path
            return FileManager.default.fileExists(atPath: runs)
                ? try FileManager.default.contentsOfDirectory(atPath: runs) : []
        }

        @Test("sync requests each photo once per run and prints the report, which works offline")
        func photos() async throws {
            try await Service.run { service in
                let home = try Home()
                for run in 1...2 {
                    let output = try await CommandLineRun.output(
                        of: ["sync", "photos"],
                        environment: environment(service),
                        home: home,
                        within: .seconds(180)
                    )
                    #expect(output.status == 0, "\(output.standardError)")
                    let requests = try await service.requests()
                        .filter { $0.key.hasPrefix(Self.photos) }
                    #expect(requests.count >= 60)
                    #expect(requests.values.allSatisfy { $0 == run })
                    let done = "Pages: 1. Images: \(requests.count). Failed: 0.\n"
                    #expect(output.standardOutput.hasPrefix(done))
                    #expect(output.standardOutput.contains("Greatest photo width"))
                    #expect(try runFolders(of: home).isEmpty)
                }
                try await expectReport(service, home)
            }
        }

        private func expectReport(_ service: Service, _ home: Home) async throws {
            await service.stop()
            let output = try await CommandLineRun.output(
                of: ["report", "photos", "--json"],
                environment: environment(service),
                home: home
            )
            #expect(output.status == 0)
            let report = try JSONDecoder().decode(
                Report.self,
                from: Data(output.standardOutput.utf8)
            )
            #expect(report.users.count >= 12)
            #expect(
                report.users.allSatisfy { $0.averageImageBytes > 0 && $0.greatestWidth >= 1_200 }
            )
            #expect(report.users.map(\.posts) == report.users.map(\.posts).sorted(by: >))
            #expect(report.pendingImages == 0)
            #expect(report.failedImages == 0)
        }

        @Test(
            "if the image cache folder can't be used, sync stops early and exits with 6",
            arguments: ["movies", "photos"]
        )
        func unkept(catalog: String) async throws {
            try await Service.run { service in
                let home = try Home()
                let file = home.folder.appending(path: "file")
                try Data().write(to: file)
                let output = try await CommandLineRun.output(
                    of: ["sync", catalog, "--pages", "1"],
                    environment: environment(service).merging(["XDG_CACHE_HOME": file.path]) { $1 },
                    home: home
                )
                #expect(output.status == 6)
                let counts = output.standardOutput.firstMatch(of: /Images: (\d+)\. Failed: (\d+)\./)
                #expect(counts?.1 == "0")
                #expect(Int(counts?.2 ?? "") ?? 0 > 15, "\(output.standardOutput)")
                let reason =
                    "Error: Images can’t be saved: the image cache folder can’t be used."
                #expect(output.standardError.contains(reason), "\(output.standardError)")
                // It stopped early instead of requesting every picture.
                let pictures = try await service.requests().keys.filter {
                    $0.hasPrefix("/t/p/") || $0.hasPrefix(Self.photos)
                }
                #expect(pictures.count < 15)
            }
        }

        @Test(
            "on a full disk, sync counts only saved images and exits with 6",
            .enabled(if: SmallDisk.isPossible, "only root mounts disks"),
            arguments: [true, false]
        )
        func full(fromTheBeginning: Bool) async throws {
            let disk = try SmallDisk(kilobytes: 256)
            if fromTheBeginning { try disk.fill() }
            try await Service.run { service in
                let output = try await CommandLineRun.output(
                    of: ["sync", "movies", "--pages", "1"],
                    environment: environment(service).merging(["XDG_CACHE_HOME": disk.url.path]) {
                        $1
                    }
                )
                #expect(output.status == 6, "\(output.standardOutput)")
                let counts = output.standardOutput.firstMatch(of: /Images: (\d+)\. Failed: (\d+)\./)
                let kept = try #require(Int(counts?.1 ?? ""))
                #expect(fromTheBeginning ? kept == 0 : kept > 0)
                let folder = disk.url.appending(path: "vitrine/images").path
                let files =
                    fromTheBeginning
                    ? []
                    : try FileManager.default
                        .contentsOfDirectory(atPath: folder)
                #expect(kept <= files.count)
                #expect(Int(counts?.2 ?? "") ?? 0 > 0)
                #expect(
                    output.standardError.contains("the disk is full"),
                    "\(output.standardError)"
                )
            }
        }

        @Test("report exits with 3 if no photo page is stored")
        func nothing() async throws {
            try await Service.run { service in
                let output = try await CommandLineRun.output(
                    of: ["report", "photos"],
                    environment: environment(service)
                )
                #expect(output.status == 3)
                #expect(output.standardOutput.isEmpty)
                #expect(output.standardError.hasPrefix("Error: "))
            }
        }

        @Test(
            "a signal ends sync with its code and leaves no photo behind",
            arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)]
        )
        func interrupted(signal: Int32, status: Int32) async throws {
            try await Service.run(["--latency", "300"]) { service in
                let home = try Home()
                let program = try Program(
                    Products.vitrine,
                    ["sync", "photos"],
                    environment: home.environment.merging(environment(service)) { $1 },
                    output: home.folder
                )
                do {
                    // At most four load in parallel, so by the sixth request some are stored.
                    while try await service.count(of: Self.photos) < 6, program.isRunning {}
                    #expect(try runFolders(of: home).count == 1)
                    program.send(signal: signal)
                    let output = try await program.output(within: .seconds(20))
                    #expect(output.status == status)
                    #expect(output.standardOutput.isEmpty)
                    #expect(try runFolders(of: home).isEmpty)
                } catch {
                    await program.end()
                    throw error
                }
            }
        }
    }
}

/// The JSON output of `report`.
private struct Report: Decodable {
    struct User: Decodable {
        let user: String
        let posts: Int
        let averageImageBytes: Int
        let greatestWidth: Int
    }

    let users: [User]
    let pendingImages: Int
    let failedImages: Int
}
