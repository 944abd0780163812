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

        /// Runs the app with a favorite that can't be saved; returns whether it was in the end.
        private func withUnsaved(
            allowing allowed: [Complaint.Allowed] = [],
            _ body: (AppSession, HeldLibrary) async throws -> Void
        ) async throws -> Bool {
            let home = try Home()
            try await AppSession.run(home: home, allowing: allowed) { app in
                let film = try await app.firstFilm()
                let held = try HeldLibrary(of: home)
                try await app.mouseClick(#require(film.element.first(.button("Add to Favorites"))))
                try await app.wait(for: .button("Remove From Favorites. Not saved yet"))
                try await body(app, held)
                held.release()
            }
            let listed = try await CommandLineRun.output(of: ["favorites", "list"], home: home)
            return !listed.standardOutput.isEmpty
        }

        private func expectEnd(of app: AppSession) async throws {
            let end = try await app.waitForEnd()
            #expect(end.status == 0, "\(end.standardError)")
        }

        @Test("quitting waits for changes, asks after two seconds, and ends when they are saved")
        func asked() async throws {
            let isSaved = try await withUnsaved { app, held in
                try await app.key("ctrl+q")
                try await app.wait(for: .label("Quit Without Saving?"))
                #expect(app.isRunning)
                try await app.mouseClick(app.wait(for: .label("Wait")))
                try await app.waitForAbsence(of: .label("Quit Without Saving?"))
                held.release()
                try await expectEnd(of: app)
            }
            #expect(isSaved)
        }

        @Test("the question ends by itself when the changes are saved")
        func savedMeanwhile() async throws {
            let isSaved = try await withUnsaved { app, held in
                try await app.key("alt+F4")
                try await app.wait(for: .label("Quit Without Saving?"))
                held.release()
                try await expectEnd(of: app)
            }
            #expect(isSaved)
        }

        @Test("quitting anyway loses the changes that the question names")
        func anyway() async throws {
            let isSaved = try await withUnsaved { app, _ in
                try await app.key("ctrl+q")
                try await app.wait(for: .label(containing: "1 change isn’t saved yet"))
                try await app.mouseClick(app.wait(for: .label("Quit Anyway")))
                try await expectEnd(of: app)
            }
            #expect(!isSaved)
        }

        @Test("a signal waits five seconds, also during the question, and says what wasn't saved")
        func terminated() async throws {
            let isSaved = try await withUnsaved { app, _ in
                try await app.key("ctrl+q")
                try await app.wait(for: .label("Quit Without Saving?"))
                let start = ContinuousClock.now
                kill(app.processIdentifier, SIGTERM)
                try await expectEnd(of: app)
                #expect(start.duration(to: .now) > .seconds(5))
                #expect(app.errors.contains("Error: 1 change wasn’t saved"))
                #expect(app.errors.contains(": movies "))
            }
            #expect(!isSaved)
        }

        @Test("a signal ends the app as soon as its changes are saved")
        func terminatedInTime() async throws {
            let isSaved = try await withUnsaved { app, held in
                kill(app.processIdentifier, SIGTERM)
                held.release()
                try await expectEnd(of: app)
            }
            #expect(isSaved)
        }

        @Test("a start during another program's lock says so, and goes on when the lock ends")
        func start() async throws {
            let home = try Home()
            try await AppSession.run(home: home) { try await $0.firstFilm() }
            let held = try HeldLibrary(of: home, isExclusive: true)
            try await AppSession.run(home: home) { app in
                try await app.wait(for: .label("Waiting for Another Program"), within: .seconds(5))
                held.release()
                try await app.firstFilm()
                try await app.waitForAbsence(of: .label("Waiting for Another Program"))
            }
        }
    }
}
