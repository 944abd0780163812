import Foundation
import LinuxPlatform
import Testing

@Suite("The system's keyring", .timeLimit(.minutes(1)))
struct SecretServiceTests {
    @Test("without a service that keeps secrets it says so, and else knows no strange name")
    func absent() async {
        let name = "test-\(UUID())"
        do throws(SecretService.Failure) {
            #expect(try await SecretService().secret(named: name) == nil)
        } catch {
            #expect(error == .absent)
        }
    }
}
