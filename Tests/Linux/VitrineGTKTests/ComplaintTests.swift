import CAdw
import Foundation
import XCTest

final class ComplaintTests: WidgetTestCase {
    func testCollectsGTKCriticals() throws {
        try onMainLoop {
            gtk_widget_queue_draw(nil)
            let complaints = Complaints.take()
            XCTAssertEqual(complaints.count, 1)
            XCTAssertTrue(complaints[0].contains("CRITICAL"), complaints[0])
        }
    }

    func testAllowedWarningsAlsoOccurWithoutOurCode() throws {
        try onMainLoop {}
        let all = Complaints.allowed + Complaints.causedByUse
        let allowed = Dictionary(grouping: all, by: \.program)
        for (program, lines) in allowed {
            let errors = try complaints(of: program)
            for line in lines {
                XCTAssertTrue(errors.contains(line.text), "\(program) said: \(errors)")
            }
        }
    }
}

extension ComplaintTests {
    /// Builds and runs a program from `Tests/Support/Complaints`, and returns its standard error.
    private func complaints(of program: String) throws -> String {
        let source = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "../Support/Complaints/\(program).c")
        let built = FileManager.default.temporaryDirectory.appending(path: "\(program)-\(UUID())")
        defer { try? FileManager.default.removeItem(at: built) }
        let script = """
            cc -o "$0" "$1" $(pkg-config --cflags --libs gtk4) && timeout 10 "$0"
            """
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = ["-c", script, built.path, source.path]
        // The test run may set fatal criticals, which would end this program.
        var environment = ProcessInfo.processInfo.environment
        environment["G_DEBUG"] = nil
        process.environment = environment
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let data = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0)
        return String(decoding: data, as: UTF8.self)
    }
}
