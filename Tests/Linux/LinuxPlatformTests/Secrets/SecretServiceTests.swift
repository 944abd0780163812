import Foundation
import LinuxPlatform
import Testing

@Suite("The system's keyring", .timeLimit(.minutes(5)))
struct SecretServiceTests {
    @Test("stores, replaces and removes a secret, or reports that no keyring is running")
    func roundTrip() async {
        let service = SecretService()
        let name = "test-\(UUID())"
        do throws(SecretService.Failure) {
            #expect(try await service.secret(named: name) == nil)
            try await service.keep("one", named: name, label: "Vitrine test")
            try await service.keep("two", named: name, label: "Vitrine test")
            #expect(try await service.secret(named: name) == "two")
            try await service.remove(named: name)
            #expect(try await service.secret(named: name) == nil)
            try await service.remove(named: name)
        } catch {
            #expect(error == .absent)
        }
    }
}
