import Foundation

/// The graphics card, which draws faster than the processor.
enum GraphicsCard {
    /// Returns whether this process may use a graphics card of this machine.
    ///
    /// Without one, OpenGL draws on the processor, which takes several times as long as cairo.
    /// Checks the device files of DRM render nodes, which Mesa needs, of NVIDIA's driver, and of the
    /// Windows Subsystem for Linux.
    /// https://docs.kernel.org/gpu/drm-uapi.html#render-nodes
    ///
    /// `devices` is the folder of device files.
    static func isAvailable(devices: String = "/dev") -> Bool {
        let nodes = (try? FileManager.default.contentsOfDirectory(atPath: "\(devices)/dri")) ?? []
        let files = nodes.filter { $0.hasPrefix("renderD") }.map { "dri/\($0)" }
        return (files + ["nvidiactl", "dxg"]).contains {
            access("\(devices)/\($0)", R_OK | W_OK) == 0
        }
    }
}
