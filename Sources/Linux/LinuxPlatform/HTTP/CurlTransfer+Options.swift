import CCurl
import Foundation
import Networking

extension CurlTransfer {
    /// Sets libcurl's options for this request.
    ///
    /// The return codes are ignored, because this version supports all of the options. If setting
    /// one fails because memory is short, the transfer itself reports it.
    func configure(
        with configuration: CurlHTTPClient.Configuration,
        id: CurlMailbox.TransferID
    ) {
        setPointer(CURLOPT_PRIVATE, UnsafeMutableRawPointer(bitPattern: id))
        setString(CURLOPT_URL, request.url.absoluteString)
        setString(CURLOPT_USERAGENT, configuration.userAgent)
        // Accepts all encodings that this libcurl supports: gzip, deflate, and on Debian br and
        // zstd.
        setString(CURLOPT_ACCEPT_ENCODING, "")
        setLong(CURLOPT_NOSIGNAL, 1)
        setLong(CURLOPT_TCP_KEEPALIVE, 1)
        setLong(CURLOPT_TIMEOUT_MS, Self.milliseconds(deadline - .now))
        setProtocol()
        watchConnecting()
        setRedirects()
        setProxy(configuration)
        if let certificates = configuration.certificates {
            setString(CURLOPT_CAINFO, certificates.path)
        }
        setMethod()
        setHeaders()
        setReceivers()
    }

    /// Returns the id that ``configure(with:id:)`` stored in a handle.
    static func id(of easy: UnsafeMutableRawPointer?) -> CurlMailbox.TransferID? {
        var pointer: UnsafeMutableRawPointer?
        guard vitrine_curl_get_pointer(easy, CURLINFO_PRIVATE, &pointer) == CURLE_OK else {
            return nil
        }
        return pointer.map { UInt(bitPattern: $0) }
    }
}

extension CurlTransfer {
    private func setLong(_ option: CURLoption, _ value: Int) {
        vitrine_curl_set_long(easy, option, value)
    }

    private func setString(_ option: CURLoption, _ value: String) {
        vitrine_curl_set_string(easy, option, value)
    }

    private func setPointer(_ option: CURLoption, _ value: UnsafeMutableRawPointer?) {
        vitrine_curl_set_pointer(easy, option, value)
    }

    /// Returns at least 1, because libcurl treats 0 as unlimited.
    private static func milliseconds(_ duration: Duration) -> Int {
        let (seconds, attoseconds) = duration.components
        let whole = Int(clamping: seconds).multipliedReportingOverflow(by: 1000)
        guard !whole.overflow else { return Int(Int32.max) }
        let sum = whole.partialValue + Int(attoseconds / 1_000_000_000_000_000)
        return max(1, min(sum, Int(Int32.max)))
    }

    private func setProtocol() {
        guard request.url.scheme?.lowercased() == "https" else {
            setLong(CURLOPT_HTTP_VERSION, CURL_HTTP_VERSION_1_1)
            return
        }
        setLong(CURLOPT_HTTP_VERSION, CURL_HTTP_VERSION_2TLS)
        // Waits for a connection that may turn out to be HTTP/2 instead of opening six. With plain
        // HTTP, this would wait for the first response.
        setLong(CURLOPT_PIPEWAIT, 1)
    }

    /// Measures connecting itself instead of relying on libcurl's own limit; see ``Connecting``.
    private func watchConnecting() {
        // Longer than any transfer may take; if unset, libcurl would use its own default.
        setLong(CURLOPT_CONNECTTIMEOUT_MS, Self.milliseconds(deadline - .now + .seconds(1)))
        let context = Unmanaged.passUnretained(self).toOpaque()
        setPointer(CURLOPT_RESOLVER_START_DATA, context)
        vitrine_curl_set_resolving(easy, CURLOPT_RESOLVER_START_FUNCTION) { _, _, context in
            if let context { CurlTransfer.of(context).connects() }
            return 0
        }
        setPointer(CURLOPT_SOCKOPTDATA, context)
        vitrine_curl_set_opening(easy, CURLOPT_SOCKOPTFUNCTION) { context, _, _ in
            if let context { CurlTransfer.of(context).connects() }
            return CURL_SOCKOPT_OK
        }
        setPointer(CURLOPT_PREREQDATA, context)
        vitrine_curl_set_connected(easy, CURLOPT_PREREQFUNCTION) { context, address, _, port, _ in
            guard let context, let address else { return CURL_PREREQFUNC_ABORT }
            let transfer = CurlTransfer.of(context)
            transfer.isConnected()
            return transfer.permitsConnection(to: String(cString: address), port: Int(port))
                ? CURL_PREREQFUNC_OK : CURL_PREREQFUNC_ABORT
        }
    }

    private static func of(_ context: UnsafeMutableRawPointer) -> CurlTransfer {
        Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue()
    }

    /// Turns off libcurl's redirects, because it can't refuse redirects to this machine; the loop
    /// follows them.
    private func setRedirects() {
        setLong(CURLOPT_FOLLOWLOCATION, 0)
        setString(CURLOPT_PROTOCOLS_STR, "http,https")
    }

    private func setProxy(_ configuration: CurlHTTPClient.Configuration) {
        setLong(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
        if request.url.addressScope == .loopback {
            // An empty value means no proxy, regardless of the environment.
            setString(CURLOPT_PROXY, "")
        } else if let proxy = configuration.proxy {
            setString(CURLOPT_PROXY, proxy.absoluteString)
        }
    }

    private func setMethod() {
        switch request.method {
        case .get: setLong(CURLOPT_HTTPGET, 1)
        case .head: setLong(CURLOPT_NOBODY, 1)
        case .put:
            vitrine_curl_set_size(easy, CURLOPT_POSTFIELDSIZE_LARGE, Int(request.body.count))
            request.body.withUnsafeBytes { bytes in
                // libcurl copies the bytes; even an empty body needs a pointer, or libcurl would
                // try to read the body from elsewhere.
                withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { empty in
                    let start = UnsafeMutableRawPointer(mutating: bytes.baseAddress)
                    setPointer(CURLOPT_COPYPOSTFIELDS, start ?? empty.baseAddress)
                }
            }
            setString(CURLOPT_CUSTOMREQUEST, request.method.rawValue)
        }
    }

    private func setHeaders() {
        for (name, value) in request.headers.fields {
            // This is libcurl's syntax for a header with an empty value.
            append(headerLine: value.isEmpty ? "\(name);" : "\(name): \(value)")
        }
        if request.method == .put {
            // Suppresses libcurl's own headers: a form's content type, and Expect: 100-continue.
            if request.headers["Content-Type"] == nil { append(headerLine: "Content-Type:") }
            append(headerLine: "Expect:")
        }
        setPointer(CURLOPT_HTTPHEADER, headerLines)
    }

    private func append(headerLine: String) {
        guard let longer = curl_slist_append(headerLines, headerLine) else { return }
        headerLines = longer
    }

    private func setReceivers() {
        // Not retained, because the loop retains the transfer until the handle is removed from the
        // multi handle.
        let context = Unmanaged.passUnretained(self).toOpaque()
        setPointer(CURLOPT_WRITEDATA, context)
        setPointer(CURLOPT_HEADERDATA, context)
        vitrine_curl_set_receiver(easy, CURLOPT_WRITEFUNCTION) { bytes, _, count, context in
            guard let context else { return 0 }
            let bytes = UnsafeRawBufferPointer(start: bytes, count: count)
            let isWanted = CurlTransfer.of(context).receive(bytes)
            // Any value other than the count aborts the transfer.
            return isWanted ? count : count &+ 1
        }
        vitrine_curl_set_receiver(easy, CURLOPT_HEADERFUNCTION) { bytes, _, count, context in
            guard let context else { return 0 }
            let line = UnsafeRawBufferPointer(start: bytes, count: count)
            return CurlTransfer.of(context).receive(headerLine: line) ? count : count &+ 1
        }
    }
}
