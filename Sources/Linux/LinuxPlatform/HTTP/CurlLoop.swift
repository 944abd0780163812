import CCurl
import Foundation
import Networking

/// A client's thread, the only one that uses libcurl's handles.
final class CurlLoop {
    // Runs once per process and is thread-safe, as libcurl requires.
    static let globalInit = vitrine_curl_global_init()

    private let mailbox: CurlMailbox
    private let configuration: CurlHTTPClient.Configuration
    private let multi: UnsafeMutableRawPointer
    private var transfers: [CurlMailbox.TransferID: CurlTransfer] = [:]
    private var spareHandles: [UnsafeMutableRawPointer] = []
    private var nextSweep = ContinuousClock.now
    private var isEnding = false

    private init(
        mailbox: CurlMailbox,
        configuration: CurlHTTPClient.Configuration,
        multi: UnsafeMutableRawPointer
    ) {
        self.mailbox = mailbox
        self.configuration = configuration
        self.multi = multi
    }

    /// Starts a thread that runs until the mailbox passes it `end`.
    static func start(
        mailbox: CurlMailbox,
        configuration: CurlHTTPClient.Configuration,
        onEnd: @escaping @Sendable () -> Void
    ) {
        let thread = Thread {
            run(mailbox: mailbox, configuration: configuration)
            onEnd()
        }
        thread.name = "http"
        thread.start()
    }
}

extension CurlLoop {
    /// The interval for checking the deadlines of queued transfers.
    private static let sweepInterval = Duration.milliseconds(100)
    private static let initFailure = HTTPError.connection(code: Int(CURLE_FAILED_INIT.rawValue))
    /// The maximum number of idle easy handles kept for reuse.
    private static let spareLimit = 32

    private static func run(
        mailbox: CurlMailbox,
        configuration: CurlHTTPClient.Configuration
    ) {
        guard globalInit == CURLE_OK, let multi = curl_multi_init() else {
            mailbox.close(refusing: initFailure)
            return
        }
        vitrine_curl_multi_set_long(multi, CURLMOPT_PIPELINING, Int(CURLPIPE_MULTIPLEX))
        vitrine_curl_multi_set_long(
            multi,
            CURLMOPT_MAX_HOST_CONNECTIONS,
            configuration.connectionsPerHost
        )
        mailbox.connect(CurlMailbox.Bell(multi: multi))
        let loop = CurlLoop(mailbox: mailbox, configuration: configuration, multi: multi)
        while !loop.isEnding { loop.turn() }
        mailbox.close(refusing: .cancelled)
        loop.close()
    }

    private func turn() {
        for command in mailbox.take() { obey(command) }
        guard !isEnding else { return }
        var running: Int32 = 0
        curl_multi_perform(multi, &running)
        collect()
        sweep()
        // Without transfers, only the bell ends the wait; libcurl wakes up for its own timers.
        let wait: Int32 = transfers.isEmpty ? 60_000 : 100
        curl_multi_poll(multi, nil, 0, wait, nil)
    }

    private func obey(_ command: CurlMailbox.Command) {
        switch command {
        case .start(let id, let request, let answer):
            start(request, id: id, answer: answer)
        case .cancel(let id):
            finish(id, with: .failure(.cancelled))
        case .end:
            isEnding = true
        }
    }

    private func start(
        _ request: HTTPRequest,
        id: CurlMailbox.TransferID,
        answer: CurlMailbox.Answer
    ) {
        guard let easy = spareHandles.popLast() ?? curl_easy_init() else {
            answer.resume(returning: .failure(Self.initFailure))
            return
        }
        let transfer = CurlTransfer(
            request,
            easy: easy,
            connectTimeout: configuration.connectTimeout,
            answer: answer
        )
        transfers[id] = transfer
        transfer.configure(with: configuration, id: id)
        guard curl_multi_add_handle(multi, easy) == CURLM_OK else {
            finish(id, with: .failure(Self.initFailure))
            return
        }
    }

    private func collect() {
        var left: Int32 = 0
        while let message = curl_multi_info_read(multi, &left) {
            guard message.pointee.msg == CURLMSG_DONE,
                let id = CurlTransfer.id(of: message.pointee.easy_handle),
                let transfer = transfers[id]
            else { continue }
            conclude(id, transfer, by: message.pointee.data.result)
        }
    }

    private func conclude(
        _ id: CurlMailbox.TransferID,
        _ transfer: CurlTransfer,
        by code: CURLcode
    ) {
        switch code == CURLE_OK ? transfer.follow() : .done {
        case .done: finish(id, with: transfer.result(code))
        case .refused(let error): finish(id, with: .failure(error))
        case .redirected:
            curl_multi_remove_handle(multi, transfer.easy)
            curl_easy_reset(transfer.easy)
            transfer.dropHeaderLines()
            transfer.configure(with: configuration, id: id)
            guard curl_multi_add_handle(multi, transfer.easy) == CURLM_OK else {
                finish(id, with: .failure(Self.initFailure))
                return
            }
        }
    }

    /// Ends transfers that exceed a limit.
    ///
    /// libcurl only checks the time of transfers that have a connection. This method also checks
    /// those waiting for a connection to the host, how long connecting takes, and the speed of all
    /// transfers.
    private func sweep() {
        let now = ContinuousClock.now
        guard !transfers.isEmpty, now >= nextSweep else { return }
        nextSweep = now + Self.sweepInterval
        for (id, transfer) in transfers where transfer.hasRunOut(at: now) {
            finish(id, with: transfer.result(CURLE_OPERATION_TIMEDOUT))
        }
    }

    private func finish(
        _ id: CurlMailbox.TransferID,
        with result: Result<HTTPResponse, HTTPError>
    ) {
        guard let transfer = transfers.removeValue(forKey: id) else { return }
        let easy = transfer.easy
        curl_multi_remove_handle(multi, easy)
        curl_easy_reset(easy)
        if spareHandles.count < Self.spareLimit {
            spareHandles.append(easy)
        } else {
            curl_easy_cleanup(easy)
        }
        transfer.answer.resume(returning: result)
    }

    private func close() {
        for id in Array(transfers.keys) { finish(id, with: .failure(.cancelled)) }
        for easy in spareHandles { curl_easy_cleanup(easy) }
        curl_multi_cleanup(multi)
    }
}
