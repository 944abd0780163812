import Foundation

/// A display, a window manager and a session bus for one session.
///
/// All of them are children of one shell, which ends them when its standard input closes: nothing
/// is left behind, even if the tests crash.
final class Stage: Sendable {
    /// The environment variables that make a program use it.
    let environment: [String: String]
    private let shell: Program

    /// Returns once everything is running.
    ///
    /// - Throws: ``DriverError/ended(_:)`` if a part of it is not installed or does not start.
    init(home: Home, size: ScreenSize) async throws {
        shell = try Program(
            URL(filePath: "/bin/bash"),
            ["-euo", "pipefail", "-c", Self.script, "stage", "\(size.width)x\(size.height)x24"],
            environment: home.environment,
            output: home.output,
            readsLines: true
        )
        let ready = await shell.nextLine(within: .seconds(30))?.split(separator: " ") ?? []
        guard ready.count == 2 else {
            await shell.end()
            throw DriverError.ended("no display or session bus:\n\(shell.errors)")
        }
        environment = [
            "DISPLAY": ":\(ready[0])",
            "DBUS_SESSION_BUS_ADDRESS": String(ready[1]),
        ]
    }

    /// Ends all processes.
    func strike() async {
        // If it cannot be written to, the shell has ended already.
        try? shell.write("end")
        do {
            _ = try await shell.output(within: .seconds(5))
        } catch {
            await shell.end()
        }
    }
}

extension Stage {
    /// Prints `DISPLAY BUS` once everything is running; ends when its standard input closes.
    private static let script = """
        trap 'kill $(jobs -p) 2>/dev/null; wait' EXIT
        cd "$XDG_RUNTIME_DIR"
        mkfifo display bus manager

        Xvfb -displayfd 3 -screen 0 "$1" -nolisten tcp -noreset 3>display >&2 &
        read -r number <display
        export DISPLAY=":$number"

        # Of the machine's services only the accessibility bus: a keyring would ask for passwords.
        mkdir -p services
        cp /usr/share/dbus-1/services/org.a11y.Bus.service services
        cat >session.conf <<END
        <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
         "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
        <busconfig>
          <type>session</type>
          <listen>unix:tmpdir=$XDG_RUNTIME_DIR</listen>
          <servicedir>$XDG_RUNTIME_DIR/services</servicedir>
          <policy context="default">
            <allow send_destination="*" eavesdrop="true"/>
            <allow eavesdrop="true"/>
            <allow own="*"/>
          </policy>
        </busconfig>
        END
        dbus-daemon --config-file=session.conf --nofork --nopidfile --print-address=3 3>bus >&2 &
        read -r DBUS_SESSION_BUS_ADDRESS <bus
        export DBUS_SESSION_BUS_ADDRESS
        # The session bus starts the accessibility bus when it is first asked for.
        dbus-send --session --print-reply --dest=org.a11y.Bus /org/a11y/bus \\
            org.a11y.Bus.GetAddress >&2

        openbox --sm-disable --startup "sh -c 'echo ready >$XDG_RUNTIME_DIR/manager'" >&2 &
        read -r <manager

        rm display bus manager
        echo "$number $DBUS_SESSION_BUS_ADDRESS"
        read -r || true
        """
}
