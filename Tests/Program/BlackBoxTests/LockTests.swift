import Foundation
import Glibc
import ScreenDriver
import Testing

extension BlackBox {
    @Suite("A library that another program locks")
    struct LockTests {
        @Test("a command says that it waits, and continues when the lock is released")
        func waiting() async throws {
            let home = try Home()
            let folder = home.data.appending(path: "vitrine")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let lock = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            #expect(flock(lock, LOCK_EX) == 0)
            let program = try Program(
                Products.vitrine,
                ["favorites", "list"],
                environment: home.environment,
                output: home.folder
            )
            let notice = "Waiting for another program that uses the library…\n"
            do {
                try await wait(until: "no notice") { program.errors == notice }
            } catch {
                await program.end()
                throw error
            }
            close(lock)
            let output = try await program.output(within: .seconds(20))
            #expect(output.status == 0)
            #expect(output.standardError.hasPrefix(notice))
        }
    }
}
