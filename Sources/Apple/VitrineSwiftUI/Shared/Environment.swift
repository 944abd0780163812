#if canImport(SwiftUI)
package import Foundation
package import L10n
package import SwiftUI

extension EnvironmentValues {
    /// Every text shown; set at the root of the app.
    @Entry package var strings: Localizer = Localizer(.english)
    /// The file of a video whose address no player of the system reaches; nil for all others.
    @Entry package var videoFile: @Sendable (URL) async -> URL? = { _ in nil }
    /// Whether things are to stay where they are: the person told the system so, or this app.
    @Entry var reducesMotion: Bool = false
}
#endif
