#if canImport(SwiftUI)
package import L10n
package import SwiftUI

extension EnvironmentValues {
    /// Every text shown; set at the root of the app.
    @Entry package var strings: Localizer = Localizer(.english)
    /// Whether things are to stay where they are: the person told the system so, or this app.
    @Entry var reducesMotion: Bool = false
}
#endif
