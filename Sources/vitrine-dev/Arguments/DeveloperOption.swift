import DemoFaults
import VitrineCLI

/// The options of `vitrine-dev`.
enum DeveloperOption: String, ArgumentOption {
    case scene = "--scene"
    case size = "--size"
    case scheme = "--scheme"
    case contrast = "--contrast"
    case textScale = "--text-scale"
    case scale = "--scale"
    case language = "--language"
    case rows = "--rows"
    case count = "--count"
    case catalog = "--catalog"
    case folder = "--folder"
    case address = "--address"
    case certificates = "--certificates"
    case unit = "--unit"
    case goal = "--goal"
    case peer = "--peer"
    case port = "--port"
    case latency = "--latency"
    case faults = "--faults"
    case seed = "--seed"
    case help = "--help"

    var value: String? {
        switch self {
        case .scene, .catalog, .unit, .peer: "NAME"
        case .size: "WxH"
        case .scheme: "light|dark"
        case .contrast: "high"
        case .textScale, .goal: "X"
        case .scale, .rows, .count, .port, .seed: "N"
        case .latency: "MS"
        case .faults: "LIST"
        case .language: "en|uk"
        case .folder: "DIR"
        case .address: "URL"
        case .certificates: "FILE"
        case .help: nil
        }
    }

    var isRepeatable: Bool { self == .scene }

    /// A one-line description of the option.
    var summary: String {
        switch self {
        case .scene:
            "A picture by its name, or those of a screen: \(TourPicture.screens.joined(separator: ", "))"
        case .size: "Size of the window in application pixels; 1120x780 by default"
        case .scheme: "Color scheme"
        case .contrast: "High contrast"
        case .textScale: "Size of text, 1 is usual"
        case .scale: "Serve this many films; those beyond the real ones are made up"
        case .language: "Language of the window"
        case .rows: "How many rows are measured over"
        case .count: "How many frames, keys or photos are measured; too few say nothing about speed"
        case .catalog: "The catalog whose rows are flung through"
        case .folder: "A folder that an earlier run filled"
        case .address: "The demo service that a first start uses; one in this process by default"
        case .certificates: "Trusted certificates (PEM); the system's by default"
        case .unit: "The unit of the figures"
        case .goal: "The greatest value or ratio that is good"
        case .peer: "What the figures are compared with; floor by default"
        case .port: "The port to listen on; any free one by default"
        case .latency: "The delay of each response, in milliseconds"
        case .faults: "Faults to inject: \(Faults.names)"
        case .seed: "The seed of faults and of made-up data; 1 by default"
        case .help: "Print this help"
        }
    }
}
